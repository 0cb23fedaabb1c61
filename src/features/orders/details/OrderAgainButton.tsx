import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Button } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { Order } from '@/domain/order';
import { Unsent } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { orderAgainConfirmed } from '../orders.events';
import { useOrderAgain } from './useOrderAgain';

/** Shown for delivered orders (R50). */
export function OrderAgainButton({ order: { id, paymentMethod } }: { order: Order }) {
  const t = useT();
  const dispatch = useDispatch();
  const orderAgain = useOrderAgain();
  const action = { kind: 'again', orderId: id, gateway: paymentMethod } as const;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<ReplayOutlined />}
        onClick={() => dispatch(overlayOpened({ name: 'order', action }))}
      >
        {t('Order Again')}
      </Button>
      <Unsent
        press={orderAgainConfirmed({ orderId: id, paymentMethod })}
        opensWindow
        onSend={(press) => orderAgainConfirmed.match(press) && orderAgain(press.payload)}
      />
    </>
  );
}
