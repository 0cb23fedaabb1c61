import { QueryError, useGetHomeQuery } from '@/api';
import { useSettings } from '@/core/settings';
import { useShowApp } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { PulledPlug, VisuallyHidden } from '@/shared/ui';
import { HomeSections } from './HomeSections';
import { HomeSkeleton } from './HomeSkeleton';

/** `/`: one request loads everything but the recently viewed products. */
export function Home() {
  const t = useT();
  const { appName } = useSettings();
  const { currentData: home, error, isFetching, refetch } = useGetHomeQuery();
  // `HomeSections` shows the app once it is complete.
  useShowApp(Boolean(error));
  return (
    <>
      <VisuallyHidden as="h1">{appName || t('Home')}</VisuallyHidden>
      {home && <HomeSections home={home} />}
      {!home && (isFetching || !error) && <HomeSkeleton />}
      {!home && !isFetching && error && (
        <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />
      )}
    </>
  );
}
