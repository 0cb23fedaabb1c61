import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lazyPart';
import { PageSkeleton } from '@/shared/ui';
import { Frame } from './frame/Frame';

const { Part: AccountPane } = lazyPart(() =>
  import('./account/AccountPane').then((module) => module.AccountPane),
);

const { Part: BareLayout } = lazyPart(() => import('./bare/BareLayout').then((module) => module.BareLayout));

export type LayoutName = 'default' | 'blog' | 'account' | 'bare';

/**
 * The frame that a route stands in (specification §2). One component for all of them, so that bars and footer stay as
 * they are when a shopper goes from a page of the shop to one of the account.
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
