import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { useIsOnline } from '@/shared/hooks';
import { lazyComponent } from '@/shared/lazyComponent';
import type { RegisterFailure } from '@/shared/ui';
import { ErrorBoundary, PageFailureContext } from '@/shared/ui';

const { Part: OfflineContent } = lazyComponent(() =>
  import('@/features/offline').then((module) => module.OfflineContent),
);

/** A page; below what it could not load without a network, the stored cart and the last seen products. */
export function PageContent({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState(0);
  const [register] = useState<RegisterFailure>(() => () => {
    setFailures((count) => count + 1);
    return () => setFailures((count) => count - 1);
  });
  const isOnline = useIsOnline();
  return (
    <PageFailureContext value={register}>
      {children}
      {failures > 0 && !isOnline && (
        <ErrorBoundary where="offline content" fallback={null}>
          <Suspense fallback={null}>
            <OfflineContent />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageFailureContext>
  );
}
