import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { ErrorBoundary, SlowBar } from '@/shared/ui';
import { BrokenOverlay } from './BrokenOverlay';
import type { Menu } from './useMenu';

interface LazyMenuProps {
  name: Menu;
  isOpen: boolean;
  children: ReactNode;
}

/** A menu whose code comes when it is first opened; where it does not come that is said, and each opening asks anew. */
export function LazyMenu({ name, isOpen, children }: LazyMenuProps) {
  return (
    <ErrorBoundary
      where={name}
      resetKey={String(isOpen)}
      fallback={(broken) => isOpen && <BrokenOverlay name={name} {...broken} />}
    >
      <Suspense fallback={isOpen && <SlowBar />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
