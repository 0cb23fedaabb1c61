import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Drawer, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDeferredValue, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useAfterPaint, usePreload, useSwipeAway } from '@/shared/hooks';
import { useFormats, useT } from '@/shared/texts';
import { elevation, swipedSideways } from '@/shared/theme';
import { useLayer } from '@/shared/ui';
import { selectCart } from '../cart.selectors';
import { loadQuantityChange } from '../loadSagas';
import { CartBody } from './CartBody';
import { CartNotices } from './CartNotices';

const Panel = styled(Drawer)({
  '& .MuiDrawer-paper': {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(420px, 100%)',
    height: '100dvh',
    boxShadow: elevation.overlay,
    ...swipedSideways,
  },
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 64,
  paddingInline: theme.spacing(5, 3),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

/** Only for screen readers; inline, because a positioned one would be read with a space before it. */
const Comma = styled('span')({ fontSize: 0 });

/** Around the text, whose own direction would place the margin. */
const Count = styled('span')(({ theme }) => ({
  marginInlineStart: theme.spacing(1.5),
  fontSize: '1rem',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
}));

/**
 * Specification §2, "Cart panel": a drawer at the inline end, right in ltr and left in rtl. The child
 * components select from the store themselves, so that a press re-renders only what it changes, not the
 * drawer.
 */
export function CartDrawer({ foot }: { foot: ReactNode }) {
  usePreload(loadQuantityChange);
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const { isOpen, onExited } = useLayer();
  const close = () => dispatch(overlayClosed('cart'));
  const { swipedRef, buttonRef } = useSwipeAway({ edge: 'end' });
  const hasContent = useAfterPaint();
  return (
    <Panel
      open={isOpen}
      anchor="right"
      onClose={close}
      slotProps={{
        transition: { onExited },
        paper: {
          ref: swipedRef,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          'aria-busy': !hasContent || undefined,
        },
      }}
    >
      <Head>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('My Cart')}
          <ItemCount />
        </Typography>
        <IconButton ref={buttonRef} aria-label={t('Close')} onClick={close}>
          <CloseOutlined />
        </IconButton>
      </Head>
      {hasContent && (
        <>
          <CartBody />
          <CartNotices />
          {foot}
        </>
      )}
    </Panel>
  );
}

function ItemCount() {
  const t = useT();
  const { total } = useSelector(selectCart);
  // Deferred when it changes. The first one may wrap the title, and must not move lines already shown.
  const shown = useDeferredValue(total) || total;
  const { comma } = useFormats();
  return (
    shown > 0 && (
      <>
        <Comma>{comma}</Comma>
        <Count aria-live="polite">
          <bdi>{t('{count} items', { count: shown })}</bdi>
        </Count>
      </>
    )
  );
}
