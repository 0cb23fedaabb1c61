import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Route as RouteElement, Routes } from 'react-router';
import { lazyPart } from '@/shared/lazyPart';
import { ErrorBoundary } from '@/shared/ui';
import { NoticeHost } from './NoticeHost';
import { OverlayHost } from './OverlayHost';
import { notFound, routes } from './routing/routes';
import { RoutedPage } from './routing/RoutedPage';
import { SpokenTitle } from './routing/SpokenTitle';
import { StoreRouter } from './routing/StoreRouter';
import { ShopTheme } from './theme/ShopTheme';
import type { Shop } from './store';
import { ShopTexts } from './ShopTexts';
import { StoryBar } from './StoryBar';

const { Part: QaParts } = lazyPart(() => import('./qa/QaParts').then((module) => module.QaParts));

export function App({ shop }: { shop: Pick<Shop, 'store' | 'timeline'> }) {
  return (
    <Provider store={shop.store}>
      <ShopTexts>
        <ShopTheme>
          <ErrorBoundary where="app">
            <StoreRouter>
              <Routes>
                {[...routes, notFound].map((route) => (
                  <RouteElement key={route.path} path={route.path} element={<RoutedPage route={route} />} />
                ))}
              </Routes>
              <SpokenTitle />
              <OverlayHost />
              <StoryBar />
              <NoticeHost />
            </StoreRouter>
          </ErrorBoundary>
          {/* Outside the error boundary: time travel must be able to leave a state that fails to render. */}
          {shop.timeline && (
            <Suspense fallback={null}>
              <QaParts qa={shop.timeline} />
            </Suspense>
          )}
        </ShopTheme>
      </ShopTexts>
    </Provider>
  );
}
