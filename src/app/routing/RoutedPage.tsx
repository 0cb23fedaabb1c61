import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectPlace } from '@/features/navigation';
import { selectIsMultiVendor, usePageTitle } from '@/features/settings';
import { selectIsSignedIn } from '@/features/session';
import { ErrorBoundary, PageSkeleton } from '@/shared/ui';
import { Layout } from '@/layouts';
import { SentHome } from './SentHome';
import { SlowPageBar } from './SlowPageBar';
import type { Route } from './routes';

/** One route: guard, layout, title, and the page in its own error boundary. */
export function RoutedPage({ route }: { route: Route }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname } = useSelector(selectPlace);
  const isMultiVendor = useSelector(selectIsMultiVendor);
  usePageTitle(route.title, { isLeftToPage: route.isTitledByThing ?? false });
  if (route.isMultiVendor && !isMultiVendor) return <SentHome />;
  if (route.isAccount && !isSignedIn) return <SentHome asksToLogin />;
  const Page = route.page;
  return (
    <Layout name={route.layout}>
      <ErrorBoundary key={route.path} where={route.path} of={pathname}>
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
