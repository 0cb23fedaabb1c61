import { useErrorMessage, useGetHomeQuery } from '@/api';
import { useSettings } from '@/core/settings';
import { useShowApp } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';
import { HomeSections } from './HomeSections';
import { HomeSkeleton } from './HomeSkeleton';

/** `/`: one request loads everything but the recently viewed products. */
export function Home() {
  const t = useT();
  const { appName } = useSettings();
  const { currentData: home, error, isFetching, refetch } = useGetHomeQuery();
  const message = useErrorMessage(error);
  // `HomeSections` shows the app once it is complete.
  useShowApp(Boolean(error));
  return (
    <>
      <VisuallyHidden as="h1">{appName || t('Home')}</VisuallyHidden>
      {home && <HomeSections home={home} />}
      {!home && (isFetching || !error) && <HomeSkeleton />}
      {!home && !isFetching && error && (
        <SectionError drawing={<PulledPlug />} message={message} onRetry={refetch} />
      )}
    </>
  );
}
