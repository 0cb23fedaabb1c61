import { Button } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { Order } from '@/domain/order';
import { canCancel } from '@/domain/order';
import { overlayOpened } from '@/core/overlays';
import { Unsent } from '@/core/notices';
import { useT } from '@/shared/texts';
import { orderCancelConfirmed } from '../orders.events';

/** Shown only while the order is pending (R50). */
export function OrderCancelButton({ order }: { order: Order }) {
  const t = useT();
  const dispatch = useDispatch();
  if (!canCancel(order)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => dispatch(overlayOpened({ name: 'orderCancel', orderId: order.id }))}
      >
        {t('Cancel order')}
      </Button>
      <Unsent press={orderCancelConfirmed(order.id)} />
    </>
  );
}
