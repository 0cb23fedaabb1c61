import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route as RouteElement, Routes } from 'react-router';
import { showAppInTime } from '@/shared/adapters';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';
import { NoticeHost } from './NoticeHost';
import { OverlayHost } from './OverlayHost';
import { notFound, routes } from './routing/routes';
import { RoutedPage } from './routing/RoutedPage';
import { TitleLiveRegion } from './routing/TitleLiveRegion';
import { StoreRouter } from './routing/StoreRouter';
import { ShopTheme } from './theme/ShopTheme';
import type { Shop } from './store';
import { ShopTexts } from './ShopTexts';
import { CodeProgressBar } from './CodeProgressBar';

const { Part: QaTools } = lazyComponent(() => import('./qa/QaTools').then((module) => module.QaTools));

export function App({ shop }: { shop: Pick<Shop, 'store' | 'timeline'> }) {
  useEffect(showAppInTime, []);
  const tools = shop.timeline && (
    <Suspense fallback={null}>
      <QaTools qa={shop.timeline} />
    </Suspense>
  );
  return (
    <Provider store={shop.store}>
      {/* Time travel must be able to leave a state whose texts or theme fail. */}
      <ErrorBoundary where="frame" fallback={tools}>
        <ShopTexts>
          <ShopTheme>
            <ErrorBoundary where="app">
              <StoreRouter>
                <Routes>
                  {[...routes, notFound].map((route) => (
                    <RouteElement key={route.path} path={route.path} element={<RoutedPage route={route} />} />
                  ))}
                </Routes>
                <TitleLiveRegion />
                <OverlayHost />
                <CodeProgressBar />
                <NoticeHost />
              </StoreRouter>
            </ErrorBoundary>
            {/* Outside the error boundary: time travel must be able to leave a state that fails. */}
            {tools}
          </ShopTheme>
        </ShopTexts>
      </ErrorBoundary>
    </Provider>
  );
}
