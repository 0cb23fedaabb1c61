import { Suspense, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectLocation } from '@/core/navigation';
import { RouteTitle, selectIsMultiVendor, useRouteTitle } from '@/core/settings';
import { selectIsSignedIn, selectIsUserRequested, selectIsVisitor } from '@/core/session';
import { applyFaces } from '@/shared/adapters';
import { useIsPainted } from '@/shared/hooks';
import { useLocale, useT } from '@/shared/texts';
import { ErrorBoundary, PageSkeleton, CodeOnItsWay, SectionFailure, VisuallyHidden } from '@/shared/ui';
import { Layout } from '@/layouts';
import { lazyComponent } from '@/shared/lazyComponent';
import { PageContent } from './PageContent';
import { SentHome } from './SentHome';
import type { Route } from './routes';
import { LoginFirst } from './routes';

/** Lazy, because meta tags do not affect the visible page. */
const { Part: RouteDetails } = lazyComponent(() =>
  import('./RouteDetails').then((module) => module.RouteDetails),
);

/** A part of its own: nothing else renders again when the app is shown. */
function MetaTags({ route }: { route: Route }) {
  const isPainted = useIsPainted();
  return <Suspense fallback={null}>{!isPainted && <RouteDetails route={route} />}</Suspense>;
}

/** Heading of a page that is not rendered yet, or whose code could not be loaded. */
function HiddenTitle({ route }: { route: Route }) {
  const t = useT();
  return route.title && <VisuallyHidden as="h1">{t(route.title)}</VisuallyHidden>;
}

/** One route: guard, layout, title, and the page in its own error boundary. */
export function RoutedPage({ route }: { route: Route }) {
  const isVisitor = useSelector(selectIsVisitor);
  const { pathname } = useSelector(selectLocation);
  const locale = useLocale();
  const isMultiVendor = useSelector(selectIsMultiVendor);
  const title = useRouteTitle(route.title);
  // A page that replaces another, in another language, or is still behind the painted one.
  useLayoutEffect(applyFaces, [pathname, locale]);
  const requestsLogin = route.isAccount === true && isVisitor;
  // In the layout of the home page, so that its bars stay mounted, with what is typed into the search.
  if (requestsLogin || (route.isMultiVendor && !isMultiVendor))
    return (
      <Layout name="default">
        <SentHome requestsLogin={requestsLogin} />
        <PageSkeleton />
      </Layout>
    );
  return (
    <Layout name={route.layout}>
      <ErrorBoundary where="meta tags" fallback={null}>
        <MetaTags route={route} />
      </ErrorBoundary>
      <PageContent>
        <ErrorBoundary
          key={route.beside ?? route.path}
          where={route.path}
          resetKey={pathname}
          fallback={(failure) => (
            <>
              <HiddenTitle route={route} />
              <SectionFailure {...failure} />
            </>
          )}
        >
          <Suspense
            fallback={
              <>
                <CodeOnItsWay />
                <PageSkeleton />
              </>
            }
          >
            <RouteTitle value={title}>
              <Content route={route} />
            </RouteTitle>
          </Suspense>
        </ErrorBoundary>
      </PageContent>
    </Layout>
  );
}

/** Without its user, a page that requires one renders Login, an error, or its title and a skeleton. */
function Content({ route }: { route: Route }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isPending = useSelector(selectIsUserRequested);
  const Page = route.page.Part;
  if (isSignedIn || (!route.isAccount && !route.requiresLogin)) return <Page />;
  if (!isPending) return <LoginFirst.Part />;
  return (
    <>
      <HiddenTitle route={route} />
      <PageSkeleton />
    </>
  );
}
