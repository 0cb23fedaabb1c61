import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Drawer, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useSwipeAway } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { elevation, sheetGrip } from '@/shared/theme';
import { useLayer } from '@/shared/ui';
import { ConversationPane } from './messages/ConversationPane';

/** Specification §2, "Chat panel": "Slide-up panel (70vh tall)", on low screens too. */
const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: 'min(480px, 100%)',
    height: '70vh',
    maxHeight: '100dvh',
    insetInlineStart: 'auto',
    insetInlineEnd: theme.spacing(6),
    borderRadius: '16px 16px 0 0',
    overflow: 'hidden',
    boxShadow: elevation.overlay,
    [theme.breakpoints.down('sm')]: { width: '100%', insetInline: 0 },
    '& [data-grip]': sheetGrip,
  },
}));

/** Conversation with a shop, as a drawer over the current page. */
export function ChatPanel({ overlay: { shop } }: { overlay: OverlayOf<'chat'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const { isOpen, onExited } = useLayer();
  const { swipedRef, buttonRef } = useSwipeAway({ edge: 'bottom', grip: '[data-grip]' });
  const close = () => dispatch(overlayClosed('chat'));
  return (
    <Panel
      open={isOpen}
      anchor="bottom"
      onClose={close}
      slotProps={{
        transition: { onExited },
        paper: { ref: swipedRef, role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
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
