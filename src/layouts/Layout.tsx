import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { lazyComponent } from '@/shared/lazyComponent';
import { PageSkeleton } from '@/shared/ui';
import { Frame } from './frame/Frame';

const { Part: AccountPane } = lazyComponent(() =>
  import('./account/AccountPane').then((module) => module.AccountPane),
);

const { Part: BareLayout } = lazyComponent(() =>
  import('./bare/BareLayout').then((module) => module.BareLayout),
);

export type LayoutName = 'default' | 'blog' | 'account' | 'bare';

/**
 * The layout of a route (specification §2). One component for all layouts, so that bars and footer stay
 * mounted between shop and account pages.
 */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  if (name === 'bare')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <BareLayout>{children}</BareLayout>
      </Suspense>
    );
  return (
    <Frame hasCartTab={name !== 'blog'}>
      {name === 'account' ? (
        <Suspense fallback={<PageSkeleton />}>
          <AccountPane>{children}</AccountPane>
        </Suspense>
      ) : (
        children
      )}
    </Frame>
  );
}
