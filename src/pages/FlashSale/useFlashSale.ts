import { useSearchParams } from 'react-router';
import { useGetFlashSaleQuery } from '@/api';
import type { Id } from '@/domain/ids';
import { CATALOGUE_PAGE_SIZE, pageCount, pageNumber } from '@/domain/paging';
import { paths, readId } from '@/domain/paths';
import { useCorrectedQuery } from '@/features/navigation';

/** A sale and its products as the address says: `?category_id=…&page=…`; what cannot be is corrected with replace. */
export function useFlashSale(id: Id) {
  const [query] = useSearchParams();
  const categoryId = readId(query.get('category_id') ?? undefined);
  const page = pageNumber(query.get('page'));
  const { currentData, data, error, isFetching, refetch } = useGetFlashSaleQuery({ id, categoryId, page });
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : page;
  useCorrectedQuery(placeOf(categoryId, Math.min(page, last)));
  const addressOf = (category: Id | null, number: number) => {
    const place = placeOf(category, number);
    return place ? `${paths.flashSale(id)}?${place}` : paths.flashSale(id);
  };
  return {
    categoryId,
    page,
    /** Of this sale, also while another page of it is on its way. */
    sale: data?.sale,
    total: data?.total,
    products: currentData?.products,
    error: currentData || isFetching ? undefined : error,
    refetch: () => void refetch(),
    addressOf,
  };
}

const placeOf = (categoryId: Id | null, page: number) =>
  new URLSearchParams({
    ...(categoryId ? { category_id: String(categoryId) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
