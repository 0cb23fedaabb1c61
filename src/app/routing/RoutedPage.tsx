import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsMultiVendor, usePageTitle } from '@/features/settings';
import { selectIsSignedIn, selectIsUserSought } from '@/features/session';
import { ErrorBoundary, PageSkeleton } from '@/shared/ui';
import { Layout } from '@/layouts';
import { SentHome } from './SentHome';
import { SlowPageBar } from './SlowPageBar';
import type { Route } from './routes';
import { VisitorAtCheckout } from './routes';

/** A page that needs a user waits for one who is being looked for. */
function pageOf(route: Route, who: { isSignedIn: boolean; isVisitor: boolean }) {
  if (who.isSignedIn || (!route.isAccount && !route.asksVisitors)) return route.page;
  return who.isVisitor ? VisitorAtCheckout : PageSkeleton;
}

/** One route: guard, layout, title, and the page in its own error boundary. */
export function RoutedPage({ route }: { route: Route }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isSought = useSelector(selectIsUserSought);
  const isMultiVendor = useSelector(selectIsMultiVendor);
  usePageTitle(route.title, { isLeftToPage: route.isTitledByThing ?? false });
  if (route.isMultiVendor && !isMultiVendor) return <SentHome />;
  const isVisitor = !isSignedIn && !isSought;
  if (route.isAccount && isVisitor) return <SentHome asksToLogin />;
  const Page = pageOf(route, { isSignedIn, isVisitor });
  return (
    <Layout name={route.layout}>
      <ErrorBoundary key={route.path} where={route.path}>
        <Suspense
          fallback={
            <>
              <SlowPageBar />
              <PageSkeleton />
            </>
          }
        >
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
