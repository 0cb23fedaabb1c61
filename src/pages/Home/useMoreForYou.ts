import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { catalogueApi, useGetMoreForYouInfiniteQuery } from '@/api';
import { selectLocation } from '@/core/navigation';
import { tabStorage, timeTravel } from '@/shared/adapters';

/** Key in the storage of the tab: an entry of the history, and the number of pages that it shows. */
const KEY = 'moreForYou';

/** Number of pages that were shown at this entry before a reload; 0 at any other. */
function pagesBefore(entry: string): number {
  const [at, pages] = (tabStorage.read(KEY) ?? '').split(' ');
  return (at === entry && Number(pages)) || 0;
}

const selectMore = catalogueApi.endpoints.getMoreForYou.select(undefined);

/**
 * The pages of "Just for you" after the first one. They load on press, and again on a return to their entry
 * of the history, also after a reload (R55).
 */
export function useMoreForYou() {
  const { key } = useSelector(selectLocation);
  const [pages] = useState(() => pagesBefore(key));
  const [isRequested, setRequested] = useState(pages > 0);
  const wasRequested = !useSelector(selectMore).isUninitialized;
  const more = useGetMoreForYouInfiniteQuery(undefined, { skip: !isRequested && !wasRequested });
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = more;
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0) tabStorage.write(KEY, `${key} ${Math.max(pages, loaded)}`);
  }, [key, pages, loaded]);
  const isMissing = loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMissing && !timeTravel.isActive()) void fetchNextPage();
  }, [isMissing, fetchNextPage]);
  const loadMore = () => {
    // Presses during time travel are dropped; this one would be sent on the return.
    if (timeTravel.isActive()) return;
    if (more.isUninitialized) setRequested(true);
    else void (data ? fetchNextPage() : more.refetch());
  };
  return { ...more, loadMore };
}
