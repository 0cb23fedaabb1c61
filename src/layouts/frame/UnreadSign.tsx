import type { CSSProperties } from 'react';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/core/session';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';

const { Part: UnreadCorner } = lazyComponent(() =>
  import('./UnreadCorner').then((module) => module.UnreadCorner),
);

/** Number of unread messages over the account's button; its code loads after the page. */
export function UnreadSign({ end }: { end: string }) {
  if (!useSelector(selectIsSignedIn)) return null;
  return (
    // No item of the button's column, which would move the icon and label of this button.
    <span style={{ display: 'contents', '--end': end } as CSSProperties}>
      <ErrorBoundary where="unread messages" fallback={null}>
        <Suspense fallback={null}>
          <UnreadCorner />
        </Suspense>
      </ErrorBoundary>
    </span>
  );
}
