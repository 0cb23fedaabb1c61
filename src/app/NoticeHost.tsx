import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices } from '@/features/notices';
import { lazyPart } from '@/shared/lazyPart';
import { ErrorBoundary } from '@/shared/ui';

const { Part: NoticeStack } = lazyPart(() => import('./NoticeStack').then((module) => module.NoticeStack));

/** Where toasts appear; their code is loaded with the first one. */
export function NoticeHost() {
  const latest = useSelector(selectNotices).at(-1)?.id;
  const isAnyShown = latest !== undefined;
  const [isNeeded, setNeeded] = useState(isAnyShown);
  // It stays after the last one has gone, to show how it goes.
  if (isAnyShown && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary where="notices" of={latest ?? ''} fallback={null}>
      <Suspense fallback={null}>
        <NoticeStack />
      </Suspense>
    </ErrorBoundary>
  );
}
