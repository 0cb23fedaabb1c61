import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsMultiVendor, usePageTitle } from '@/features/settings';
import { selectIsSignedIn } from '@/features/session';
import { ErrorBoundary, PageSkeleton } from '@/shared/ui';
import { layouts } from '@/layouts';
import { SentHome } from './SentHome';
import type { Route } from './routes';

/** One route: guard, layout, title, and the page in its own error boundary. */
export function RoutedPage({ route }: { route: Route }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isMultiVendor = useSelector(selectIsMultiVendor);
  usePageTitle(route.title, { isLeftToPage: route.isTitledByThing ?? false });
  if (route.isMultiVendor && !isMultiVendor) return <SentHome />;
  if (route.isAccount && !isSignedIn) return <SentHome asksToLogin />;
  const Layout = layouts[route.layout];
  const Page = route.page;
  return (
    <Layout>
      <ErrorBoundary key={route.path} where={route.path}>
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
