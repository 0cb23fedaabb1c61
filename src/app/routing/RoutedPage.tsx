import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectPlace } from '@/features/navigation';
import { RouteTitle, selectIsMultiVendor, useRouteTitle } from '@/features/settings';
import { selectIsSignedIn, selectIsUserSought } from '@/features/session';
import { ErrorBoundary, PageSkeleton, SlowBar } from '@/shared/ui';
import { Layout } from '@/layouts';
import { lazyPart } from '@/shared/lazyPart';
import { SentHome } from './SentHome';
import type { Route } from './routes';
import { LoginFirst } from './routes';

/** Lazy, because meta tags do not affect the visible page. */
const { Part: RouteFacts } = lazyPart(() => import('./RouteFacts').then((module) => module.RouteFacts));

/** One route: guard, layout, title, and the page in its own error boundary. */
export function RoutedPage({ route }: { route: Route }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname } = useSelector(selectPlace);
  const isSought = useSelector(selectIsUserSought);
  const isMultiVendor = useSelector(selectIsMultiVendor);
  const title = useRouteTitle(route.title);
  if (route.isMultiVendor && !isMultiVendor) return <SentHome />;
  if (route.isAccount && !isSignedIn && !isSought) return <SentHome asksToLogin />;
  return (
    <Layout name={route.layout}>
      <ErrorBoundary where="facts for search engines" fallback={null}>
        <Suspense fallback={null}>
          <RouteFacts route={route} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary key={route.beside ?? route.path} where={route.path} resetKey={pathname}>
        <Suspense
          fallback={
            <>
              <SlowBar />
              <PageSkeleton />
            </>
          }
        >
          <RouteTitle value={title}>
            <Content route={route} />
          </RouteTitle>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

/** A page that requires a user renders a skeleton while the session is being resumed. */
function Content({ route }: { route: Route }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isSought = useSelector(selectIsUserSought);
  const Page = route.page;
  if (isSignedIn || (!route.isAccount && !route.asksVisitors)) return <Page />;
  return isSought ? <PageSkeleton /> : <LoginFirst />;
}
