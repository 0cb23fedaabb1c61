import { Button, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { useCancelOrderMutation } from '@/api';
import type { Overlay } from '@/features/overlays';
import { overlayClosed } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { BusyButton, ShopDialog } from '@/shared/ui';
import { CANCEL_CALL } from './cancelOrder.saga';
import { orderCancelConfirmed } from './orders.saga';

/** Asks once before an order is cancelled, for that cannot be undone. */
export function OrderCancelDialog({ overlay }: { overlay: Extract<Overlay, { name: 'orderCancel' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading }] = useCancelOrderMutation({ fixedCacheKey: CANCEL_CALL });
  const close = () => dispatch(overlayClosed('orderCancel'));
  return (
    <ShopDialog
      title={t('Cancel this order?')}
      onClose={close}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={close}>
            {t('Keep the order')}
          </Button>
          <BusyButton
            size="large"
            variant="contained"
            color="error"
            isBusy={isLoading}
            onClick={() => dispatch(orderCancelConfirmed(overlay.orderId))}
          >
            {t('Cancel order')}
          </BusyButton>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t('The shop will be told. This cannot be undone.')}
      </Typography>
    </ShopDialog>
  );
}
