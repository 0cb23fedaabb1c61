import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/shared/lazyComponent';
import type { RegisterFailure } from '@/shared/ui';
import { ErrorBoundary, PageFailureContext } from '@/shared/ui';

const { Part: OfflineContent } = lazyComponent(() =>
  import('@/features/offline').then((module) => module.OfflineContent),
);

/** A page; below what it could not load, what the browser has stored while there is no network. */
export function PageContent({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState(0);
  const [register] = useState<RegisterFailure>(() => () => {
    setFailures((count) => count + 1);
    return () => setFailures((count) => count - 1);
  });
  return (
    <PageFailureContext value={register}>
      {children}
      {failures > 0 && (
        <ErrorBoundary where="offline content" fallback={null}>
          <Suspense>
            <OfflineContent />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageFailureContext>
  );
}
