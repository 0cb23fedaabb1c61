import { Button, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { paths } from '@/domain/paths';
import { PAYMENT_UNCONFIRMED } from '@/domain/payment';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Link, ShopDialog } from '@/shared/ui';
import { PlacedParcel } from './PlacedParcel';

/** Confirms a placed order. */
export function OrderConfirmDialog({ overlay }: { overlay: OverlayOf<'orderConfirm'> }) {
  const t = useT();
  const dispatch = useDispatch();
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
      <Typography sx={{ color: 'text.secondary' }}>
        {t('Thank you. The shops have been told, and you can follow every step in your order history.')}
      </Typography>
    </ShopDialog>
  );
}
