import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Drawer, GlobalStyles, IconButton, useForkRef } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useMatches, useSwipeAway } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { elevation, sheetGrip } from '@/shared/theme';
import { useLayer } from '@/shared/ui';
import { ConversationPane } from './messages/ConversationPane';
import { useFocusOfPanel } from './useFocusOfPanel';

/** Screens on which the panel leaves room for the page (R111). */
const BESIDE = '(min-width: 1200px)';

const HEIGHT = '70vh';

/** A panel that takes the width is not covered by toasts, nor by the line of a lost network (R82). */
const messagesAbovePanel = <GlobalStyles styles={{ ':root': { '--chat-foot': HEIGHT } }} />;

/** Specification §2, "Chat panel": "Slide-up panel (70vh tall)", on low screens too. */
const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: 'min(480px, 100%)',
    height: HEIGHT,
    maxHeight: '100dvh',
    insetInlineStart: 'auto',
    insetInlineEnd: theme.spacing(6),
    borderRadius: '16px 16px 0 0',
    overflow: 'hidden',
    boxShadow: elevation.overlay,
    [theme.breakpoints.down('sm')]: { width: '100%', insetInline: 0 },
    '& [data-grip]': sheetGrip,
    // The page has no veil there that would set the panel off, and the floating cart tab stays in reach.
    [`@media ${BESIDE}`]: {
      insetInlineEnd: theme.spacing(12),
      border: `1px solid ${theme.vars?.palette.divider}`,
      borderBlockEnd: 0,
      '&:focus-visible': { outline: 0 },
    },
  },
}));

/** Conversation with a shop over the current page, which stays usable beside it on large screens (R111). */
export function ChatPanel({ overlay: { shop } }: { overlay: OverlayOf<'chat'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const { isOpen, onExited } = useLayer();
  const { swipedRef, buttonRef } = useSwipeAway({ edge: 'bottom', grip: '[data-grip]' });
  const close = () => dispatch(overlayClosed('chat'));
  const isBeside = useMatches(BESIDE);
  const paperRef = useRef<HTMLDivElement>(null);
  const ref = useForkRef(paperRef, swipedRef);
  useFocusOfPanel(paperRef, isBeside && isOpen);
  const paper = { ref, role: 'dialog', 'aria-labelledby': titleId };
  const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) close();
  };
  return (
    <Panel
      variant={isBeside ? 'persistent' : 'temporary'}
      open={isOpen}
      anchor="bottom"
      onClose={close}
      slotProps={{
        transition: { onExited },
        paper: isBeside
          ? { ...paper, tabIndex: -1, onKeyDown: closeByKey }
          : { ...paper, 'aria-modal': true },
      }}
    >
      {isOpen && !isBeside && messagesAbovePanel}
      <ConversationPane
        shopId={shop.id}
        shop={shop}
        titleId={titleId}
        close={
          <IconButton ref={buttonRef} aria-label={t('Close')} onClick={close}>
            <CloseOutlined />
          </IconButton>
        }
      />
    </Panel>
  );
}
