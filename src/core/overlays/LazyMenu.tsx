import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { ErrorBoundary, CodeOnItsWay } from '@/shared/ui';
import { BrokenOverlay } from './BrokenOverlay';
import type { OverlayName } from './overlay.types';

interface LazyMenuProps {
  name: OverlayName;
  isOpen: boolean;
  children: ReactNode;
}

/** Menu whose chunk loads when it is first opened. If that fails, shows an error; each opening retries. */
export function LazyMenu({ name, isOpen, children }: LazyMenuProps) {
  return (
    <ErrorBoundary
      where={name}
      resetKey={String(isOpen)}
      fallback={(broken) => isOpen && <BrokenOverlay name={name} {...broken} />}
    >
      <Suspense fallback={isOpen && <CodeOnItsWay />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
