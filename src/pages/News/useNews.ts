import { useSearchParams } from 'react-router';
import { useGetArticlesQuery } from '@/api';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE, pageCount, pageNumber } from '@/domain/paging';
import { paths, readId } from '@/domain/paths';
import { useCorrectedQuery } from '@/core/navigation';

const queryStringOf = (categoryId: Id | null, page: number) =>
  new URLSearchParams({
    ...(categoryId ? { category_id: String(categoryId) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();

/** Articles for the URL: `?category_id=…&page=…`; invalid values are corrected with `replace`. */
export function useNews() {
  const [query] = useSearchParams();
  const requested = {
    categoryId: readId(query.get('category_id') ?? undefined),
    page: pageNumber(query.get('page')),
  };
  const { currentData, data, error, isFetching, refetch } = useGetArticlesQuery(requested);
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : requested.page;
  const isKnown = !currentData || currentData.categories.some(({ id }) => id === requested.categoryId);
  const categoryId = isKnown ? requested.categoryId : null;
  const corrected = queryStringOf(categoryId, Math.min(requested.page, last));
  const isWrong = useCorrectedQuery(corrected);
  return {
    ...requested,
    articles: isWrong ? undefined : currentData?.articles,
    total: data?.total,
    categories: data?.categories,
    error: currentData || isFetching ? undefined : error,
    retry: () => void refetch(),
    /** URL of a category's first page. */
    addressOf: (category: Id | null) => {
      const queryString = queryStringOf(category, 1);
      return queryString ? `${paths.news}?${queryString}` : paths.news;
    },
  };
}
