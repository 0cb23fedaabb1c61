import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '@/domain/paths';
import { PAYMENT_UNCONFIRMED } from '@/domain/payment';
import { PlacedOrders } from '@/features/orders';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Column, Link, ShopDialog } from '@/shared/ui';
import { PlacedParcel } from './PlacedParcel';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  paddingInlineStart: theme.spacing(5),
  color: theme.vars?.palette.text.secondary,
}));

/** Confirms placed orders: their numbers, amounts and dates, and what happens next (R84). */
export function OrderConfirmDialog({ overlay }: { overlay: OverlayOf<'orderConfirm'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const { newerThan = null } = overlay;
  const close = () => dispatch(overlayClosed('orderConfirm'));
  return (
    <ShopDialog
      mark={<PlacedParcel />}
      width={480}
      title={t('Your order has been placed')}
      lead={overlay.isPaid ? t('Your payment was received') : overlay.isUnconfirmed && t(PAYMENT_UNCONFIRMED)}
      onClose={close}
      actions={
        <>
          <Button
            size="large"
            variant="outlined"
            color="inherit"
            component={Link}
            to={paths.home}
            onClick={close}
          >
            {t('Continue shopping')}
          </Button>
          <Button size="large" variant="contained" component={Link} to={paths.orderHistory} onClick={close}>
            {t('View orders')}
          </Button>
        </>
      }
    >
      <Column sx={{ gap: 5 }}>
        {newerThan !== null && <PlacedOrders newerThan={newerThan} onOpen={close} />}
        <section aria-labelledby={titleId}>
          <Typography id={titleId} variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {t('What happens next')}
          </Typography>
          <Steps>
            <li>{t('The shop confirms your order and packs it.')}</li>
            <li>{t('A courier brings it. Every step is in your order history.')}</li>
          </Steps>
        </section>
      </Column>
    </ShopDialog>
  );
}
