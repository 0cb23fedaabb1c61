import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';
import { selectHasNoticeLog } from './notices.slice';

const { Part: NoticeLogButton } = lazyComponent(() =>
  import('./NoticeLogButton').then((module) => module.NoticeLogButton),
);

/** Button for the notices of this visit; hidden until there is one. */
export function NoticeBell() {
  const hasLog = useSelector(selectHasNoticeLog);
  if (!hasLog) return null;
  return (
    <ErrorBoundary where="notice bell" fallback={null}>
      <Suspense fallback={null}>
        <NoticeLogButton />
      </Suspense>
    </ErrorBoundary>
  );
}
