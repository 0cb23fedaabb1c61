import { GlobalStyles } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { labels } from '../labels';

export type Side = keyof typeof labels.sides;

const WIDTH = '22rem';
const HEIGHT = '42dvh';
/** From this width the panel is placed next to the page; below it at the bottom. */
const WIDE = '@media (min-width: 900px)';

const Sheet = styled('aside', { shouldForwardProp: (prop) => prop !== 'side' && prop !== 'isFolded' })<{
  side: Side;
  isFolded: boolean;
}>(({ theme, side, isFolded }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: isFolded ? 'auto 0' : 0,
  zIndex: theme.zIndex.tooltip,
  maxHeight: HEIGHT,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  fontSize: '.875rem',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockStart: `2px solid ${theme.vars?.palette.primary.main}`,
  boxShadow: theme.vars?.shadows[8],
  ...(side !== 'bottom' && {
    [WIDE]: isFolded
      ? { insetInlineStart: side === 'start' ? 0 : 'auto', insetInlineEnd: side === 'end' ? 0 : 'auto' }
      : {
          insetBlock: 'var(--looking-back-bar, 0px) 0',
          insetInlineStart: side === 'start' ? 0 : 'auto',
          insetInlineEnd: side === 'end' ? 0 : 'auto',
          width: WIDTH,
          maxHeight: 'none',
        },
  }),
}));

/** Bars and tabs of the page that do not scroll with it. */
const FIXED = '#root [data-fixed]';

/**
 * Room for the panel below the page, and below dialogs and drawers, which are outside of the page and have
 * heights of their own.
 */
const below = {
  '#root, .MuiDialog-container': { paddingBlockEnd: HEIGHT },
  [FIXED]: { marginBlockEnd: HEIGHT, maxHeight: `calc(100dvh - ${HEIGHT})` },
  '.MuiDialog-root .MuiDialog-paper.MuiDialog-paper': { maxHeight: 'calc(100% - 2rem)' },
  '.MuiDrawer-root .MuiDrawer-paper.MuiDrawer-paper': { maxHeight: `calc(100% - ${HEIGHT})` },
  '.MuiDrawer-anchorBottom > .MuiDrawer-paper': { marginBlockEnd: HEIGHT },
};

/** Room for the panel; also moves toasts away from it. */
function roomFor(side: Side) {
  if (side === 'bottom') return below;
  const edge = side === 'start' ? 'Start' : 'End';
  return {
    '@media (max-width: 899.95px)': below,
    [WIDE]: {
      '#root': { [`paddingInline${edge}`]: WIDTH },
      [`${FIXED}, .notistack-SnackbarContainer`]: { [`marginInline${edge}`]: WIDTH },
    },
  };
}

interface PanelSheetProps {
  side: Side;
  isFolded: boolean;
  children: ReactNode;
}

export function PanelSheet({ side, isFolded, children }: PanelSheetProps) {
  return (
    <>
      {!isFolded && <GlobalStyles styles={roomFor(side)} />}
      <Sheet side={side} isFolded={isFolded} aria-label={labels.panel}>
        {/* Inside the sheet, because its `start` position follows the page's direction. */}
        <div lang="en" dir="ltr">
          {children}
        </div>
      </Sheet>
    </>
  );
}
