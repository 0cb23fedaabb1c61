import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices } from '@/features/notices';
import { ErrorBoundary } from '@/shared/ui';

const NoticeStack = lazy(() => import('./NoticeStack').then((module) => ({ default: module.NoticeStack })));

/** Where toasts appear; their code is loaded with the first one. */
export function NoticeHost() {
  const isAnyShown = useSelector(selectNotices).length > 0;
  const [isNeeded, setNeeded] = useState(isAnyShown);
  // It stays after the last one has gone, to show how it goes.
  if (isAnyShown && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary where="notices">
      <Suspense fallback={null}>
        <NoticeStack />
      </Suspense>
    </ErrorBoundary>
  );
}
