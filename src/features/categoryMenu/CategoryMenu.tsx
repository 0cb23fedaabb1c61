import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { catalogueApi } from '@/api';
import { usePageKeys } from '@/shared/hooks';
import { lazyComponent } from '@/shared/lazyComponent';
import { useDirection, useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { ErrorBoundary } from '@/shared/ui';
import { moveFocus } from './moveFocus';
import { BrokenPanel, EmptyPanel, WaitingPanel } from './PanelShell';
import { useOpenIntent } from './useOpenIntent';

const { Part: CategoryPanel, preload: preloadPanel } = lazyComponent(() =>
  import('./CategoryPanel').then((module) => module.CategoryPanel),
);

const AllButton = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(2.5),
  minHeight: 40,
  paddingInline: theme.spacing(4),
  borderRadius: 8,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.875rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.primary.dark,
  backgroundColor: theme.vars?.palette.primary.soft,
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.surface.primaryLine}` },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

const Arrow = styled(ExpandMoreOutlined)({
  fontSize: '1.25rem',
  transition: 'rotate 150ms',
  '[aria-expanded=true] > &': { rotate: '180deg' },
});

const Scrim = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  // Below the bars, above the rest of the page.
  zIndex: theme.zIndex.appBar - 2,
  backgroundColor: fixedColors.scrim,
}));

/** Specification §2: "Category mega-menu with sub-category hover flyouts"; also by tap and by keyboard. */
export function CategoryMenu() {
  const t = useT();
  const direction = useDirection();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const prefetch = catalogueApi.usePrefetch('getCategories');
  const { isOpen, pin, close, toggle, hoverProps } = useOpenIntent();
  const [wantsFocus, setWantsFocus] = useState(false);
  // The panel opens at once and its content renders deferred, which keeps the press fast.
  const hasContent = useDeferredValue(isOpen);

  const preload = () => {
    prefetch();
    preloadPanel();
  };
  // A menu that a mouse has opened may not have the focus.
  usePageKeys(
    ({ key }) => isOpen && key === 'Escape',
    () => {
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
      close();
    },
  );
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      setWantsFocus(true);
      pin();
    } else if (isOpen) {
      moveFocus(event, direction);
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setWantsFocus(false);
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <>
      {isOpen && createPortal(<Scrim onClick={close} />, document.body)}
      <div {...hoverProps} onKeyDown={press} onBlur={leave} role="presentation">
        <AllButton
          ref={button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <GridViewOutlined sx={{ fontSize: '1.25rem' }} />
          {t('All categories')}
          <Arrow />
        </AllButton>
        <div id={panelId}>
          {isOpen && (
            <ErrorBoundary where="category menu" fallback={(broken) => <BrokenPanel {...broken} />}>
              {hasContent ? (
                <Suspense fallback={<WaitingPanel />}>
                  <CategoryPanel takesFocus={wantsFocus} onChoice={close} />
                </Suspense>
              ) : (
                <EmptyPanel />
              )}
            </ErrorBoundary>
          )}
        </div>
      </div>
    </>
  );
}
