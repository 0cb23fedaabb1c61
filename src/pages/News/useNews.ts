import { useSearchParams } from 'react-router';
import { useGetArticlesQuery } from '@/api';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE, pageCount, pageNumber } from '@/domain/paging';
import { paths, readId } from '@/domain/paths';
import { useCorrectedQuery } from '@/features/navigation';

const placeOf = (categoryId: Id | null, page: number) =>
  new URLSearchParams({
    ...(categoryId ? { category_id: String(categoryId) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();

/** The articles as the address says: `?category_id=…&page=…`; what cannot be is corrected with replace. */
export function useNews() {
  const [query] = useSearchParams();
  const asked = {
    categoryId: readId(query.get('category_id') ?? undefined),
    page: pageNumber(query.get('page')),
  };
  const { currentData, data, error, isFetching, refetch } = useGetArticlesQuery(asked);
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : asked.page;
  const isKnown = !currentData || currentData.categories.some(({ id }) => id === asked.categoryId);
  const categoryId = isKnown ? asked.categoryId : null;
  const right = placeOf(categoryId, Math.min(asked.page, last));
  useCorrectedQuery(right);
  return {
    ...asked,
    articles: currentData?.articles,
    total: data?.total,
    categories: data?.categories,
    error: currentData || isFetching ? undefined : error,
    retry: () => void refetch(),
    addressOf: (category: Id | null, page: number) => {
      const place = placeOf(category, page);
      return place ? `${paths.news}?${place}` : paths.news;
    },
  };
}
