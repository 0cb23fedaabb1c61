import { useSearchParams } from 'react-router';
import { useGetShopsQuery } from '@/api';
import { CATALOGUE_PAGE_SIZE, pageCount, pageNumber } from '@/domain/paging';
import { useCorrectedQuery } from '@/core/navigation';

/** The list of shops for the URL: `?search=…&page=…`; a page past the end is replaced with the last one. */
export function useShopList() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search')?.trim() ?? '';
  const page = pageNumber(query.get('page'));
  const { currentData, data, error, isFetching, refetch } = useGetShopsQuery({
    ...(search ? { search } : {}),
    page,
  });
  const last = currentData ? pageCount(currentData.total, CATALOGUE_PAGE_SIZE) : page;
  const queryString = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(Math.min(page, last) > 1 ? { page: String(Math.min(page, last)) } : {}),
  }).toString();
  const isWrong = useCorrectedQuery(queryString);
  return {
    search,
    page,
    shops: isWrong ? undefined : currentData?.shops,
    total: data?.total,
    error: currentData || isFetching ? undefined : error,
    retry: () => void refetch(),
    searchFor: (term: string) => setQuery(term.trim() ? { search: term.trim() } : {}),
  };
}
