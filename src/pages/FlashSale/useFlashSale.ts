import { useSearchParams } from 'react-router';
import { useGetFlashSaleQuery } from '@/api';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE, pageCount, pageNumber } from '@/domain/paging';
import { paths, readId } from '@/domain/paths';
import { useCorrectedQuery } from '@/core/navigation';

/**
 * A sale and its products for the URL: `?category_id=…&page=…`; invalid values are corrected with `replace`.
 */
export function useFlashSale(id: Id) {
  const [query] = useSearchParams();
  const categoryId = readId(query.get('category_id') ?? undefined);
  const page = pageNumber(query.get('page'));
  const { currentData, data, error, isFetching, refetch } = useGetFlashSaleQuery({ id, categoryId, page });
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : page;
  const isWrong = useCorrectedQuery(queryStringOf(categoryId, Math.min(page, last)));
  /** URL of a category's first page. */
  const addressOf = (category: Id | null) => {
    const queryString = queryStringOf(category, 1);
    return queryString ? `${paths.flashSale(id)}?${queryString}` : paths.flashSale(id);
  };
  return {
    categoryId,
    page,
    /** Kept while another page of the same sale loads. */
    sale: data?.sale,
    total: data?.total,
    products: isWrong ? undefined : currentData?.products,
    error: currentData || isFetching ? undefined : error,
    refetch: () => void refetch(),
    addressOf,
  };
}

const queryStringOf = (categoryId: Id | null, page: number) =>
  new URLSearchParams({
    ...(categoryId ? { category_id: String(categoryId) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
