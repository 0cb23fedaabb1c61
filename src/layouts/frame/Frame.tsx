import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Suspense, useLayoutEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { patterns } from '@/domain/paths';
import { FloatingCartTab } from '@/features/cart';
import { waitForPart } from '@/shared/adapters';
import { BOTTOM_BAR, useHasBottomBar, useScreen } from '@/shared/hooks';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';
import { FooterBackground } from '../footer/FooterBackground';
import { MainBar } from '../topBar/MainBar';
import { NavigationRow } from '../topBar/NavigationRow';
import { SearchRow } from '../topBar/SearchRow';
import { UtilityBar } from '../topBar/UtilityBar';
import { useShortcutsKey } from '../shortcuts/useShortcutsKey';
import { MAIN_ID } from './main';
import { SkipLink } from './SkipLink';
import { StatusBar } from './StatusBar';
import { Container } from './Container';

const { Part: BottomBar, preload } = lazyComponent(() =>
  import('./BottomBar').then((module) => module.BottomBar),
);
if (window.matchMedia(BOTTOM_BAR).matches) preload();

interface FrameProps {
  /** False for the blog; the checkout hides the tab, too (specification §2, "Cart"). */
  hasCartTab: boolean;
  children: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBlockEnd: 'var(--bottom-bar)',
});

/** `display: contents`, so that the bar inside sticks to the page. */
const Header = styled('header')({ display: 'contents' });

const Main = styled('main')(({ theme }) => ({
  flex: '1 0 auto',
  // Keeps the footer below the fold, so that pages loading in parts do not shift it.
  minHeight: '100dvh',
  paddingBlockEnd: theme.spacing(14),
  '&:focus-visible': { outline: 0 },
  [theme.breakpoints.down('sm')]: { paddingBlockEnd: theme.spacing(10) },
}));

const BottomBackground = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 'var(--bottom-bar)',
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

/** Placeholder of the bottom bar while it loads; the painted one, which has its links, stays as long. */
function BottomPlaceholder() {
  useLayoutEffect(() => {
    const end = waitForPart();
    // After the commit that renders the bar.
    return () => queueMicrotask(end);
  }, []);
  return <BottomBackground data-bottom-bar="" />;
}

/** Without a footer, so that nothing leads away from an order (R84). */
const CHECKOUTS = [patterns.checkout, patterns.buyNow];

/** Pages with their own bottom bar where this one would be. */
const OWN_BOTTOM_BAR = [...CHECKOUTS, patterns.productDetails];

/** Bars, page and footer of all layouts but the bare one. */
export function Frame({ hasCartTab, children }: FrameProps) {
  const screen = useScreen();
  const hasBottomBar = useHasBottomBar();
  const { pathname } = useLocation();
  useShortcutsKey();
  const isAt = (pattern: string) => matchPath(pattern, pathname);
  return (
    <Root data-frame="">
      <SkipLink />
      <Header>
        {screen === 'wide' && <UtilityBar />}
        <MainBar />
        {screen === 'wide' && <NavigationRow />}
        {screen === 'phone' && <SearchRow />}
      </Header>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Container>{children}</Container>
      </Main>
      {!CHECKOUTS.some(isAt) && <FooterBackground />}
      {screen === 'wide' && hasCartTab && !isAt(patterns.checkout) && <FloatingCartTab />}
      {hasBottomBar && !OWN_BOTTOM_BAR.some(isAt) && (
        <ErrorBoundary where="bottom bar" fallback={null}>
          <Suspense fallback={<BottomPlaceholder />}>
            <BottomBar />
          </Suspense>
        </ErrorBoundary>
      )}
      <StatusBar />
    </Root>
  );
}
