import { useErrorWords, useGetHomeQuery } from '@/api';
import { useSettings } from '@/features/settings';
import { PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';
import { HomeSections } from './HomeSections';
import { HomeSkeleton } from './HomeSkeleton';

/** `/`: the shop window. All of it but the recent views comes from one call. */
export function Home() {
  const { appName } = useSettings();
  const { data: home, error, isFetching, refetch } = useGetHomeQuery();
  const words = useErrorWords(error);
  return (
    <>
      <VisuallyHidden as="h1">{appName}</VisuallyHidden>
      {home && <HomeSections home={home} onStale={refetch} />}
      {!home && (isFetching || !error) && <HomeSkeleton />}
      {!home && !isFetching && error && (
        <SectionError drawing={<PulledPlug />} message={words} onRetry={refetch} />
      )}
    </>
  );
}
