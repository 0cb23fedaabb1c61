import { QueryError, useGetRecentViewsQuery } from '@/api';
import { useT } from '@/shared/texts';
import { Section } from '@/shared/ui';
import { RecentTiles } from './RecentTiles';

/**
 * Products viewed by the signed-in user, newest first. Refetched on each mount, since each view changes the
 * list.
 */
export function RecentlyViewed() {
  const t = useT();
  const {
    currentData: products,
    error,
    isFetching,
    refetch,
  } = useGetRecentViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (products?.length === 0) return null;
  const isMissing = !products && !isFetching && error !== undefined;
  return (
    <Section title={t('Recently viewed')}>
      {isMissing ? <QueryError error={error} onRetry={refetch} /> : <RecentTiles products={products} />}
    </Section>
  );
}
