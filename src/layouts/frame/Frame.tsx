import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { patterns } from '@/domain/paths';
import { FloatingCartTab } from '@/features/cart';
import { useScreen } from '@/shared/hooks';
import { lazyPart } from '@/shared/lazyPart';
import { ErrorBoundary } from '@/shared/ui';
import { FooterGround } from '../footer/FooterGround';
import { MainBar } from '../topBar/MainBar';
import { NavigationRow } from '../topBar/NavigationRow';
import { SearchRow } from '../topBar/SearchRow';
import { UtilityBar } from '../topBar/UtilityBar';
import { MAIN_ID } from './main';
import { SkipLink } from './SkipLink';
import { StatusBar } from './StatusBar';
import { Wrap } from './Wrap';

const { Part: BottomBar } = lazyPart(() => import('./BottomBar').then((module) => module.BottomBar));

interface FrameProps {
  /** The blog has none (specification §2, "Cart"). */
  hasCartTab: boolean;
  children: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBlockEnd: 'var(--bottom-bar)',
});

/** No box of its own, so that the bar in it sticks to the page. */
const Header = styled('header')({ display: 'contents' });

const Main = styled('main')(({ theme }) => ({
  flex: '1 0 auto',
  // The footer begins below the fold, so that nothing jumps when a page comes in parts.
  minHeight: '100dvh',
  paddingBlockEnd: theme.spacing(14),
  '&:focus-visible': { outline: 0 },
  [theme.breakpoints.down('sm')]: { paddingBlockEnd: theme.spacing(10) },
}));

/** Where the bar at the foot will be. */
const BottomGround = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 'var(--bottom-bar)',
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

/** Pages that are about paying: nothing leads away from them by accident. */
const PAYING = [patterns.checkout, patterns.buyNow];
/** These have a bar of their own at the foot of small screens. */
const OWN_FOOT_BAR = [...PAYING, patterns.productDetails];

/** Bars, page and footer: the same for all pages but the bare ones. */
export function Frame({ hasCartTab, children }: FrameProps) {
  const screen = useScreen();
  const { pathname } = useLocation();
  const isOneOf = (routes: readonly string[]) => routes.some((route) => matchPath(route, pathname));
  return (
    <Root>
      <SkipLink />
      <Header>
        {screen === 'wide' && <UtilityBar />}
        <MainBar />
        {screen === 'wide' && <NavigationRow />}
        {screen === 'phone' && <SearchRow />}
      </Header>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Wrap>{children}</Wrap>
      </Main>
      <FooterGround />
      {screen === 'wide' && hasCartTab && !isOneOf(PAYING) && <FloatingCartTab />}
      {screen === 'phone' && !isOneOf(OWN_FOOT_BAR) && (
        <ErrorBoundary where="bottom bar" fallback={null}>
          <Suspense fallback={<BottomGround data-bottom-bar="" />}>
            <BottomBar />
          </Suspense>
        </ErrorBoundary>
      )}
      <StatusBar />
    </Root>
  );
}
