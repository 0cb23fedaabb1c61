import { Row } from '@/shared/ui';
import type { Order } from '@/domain/order';
import { canPay, isDelivered } from '@/domain/order';
import { MakePaymentButton } from '@/features/payment';
import { OrderAgainButton } from './OrderAgainButton';
import { OrderCancelButton } from './OrderCancelButton';

/** Buttons for the actions that an order's status allows (R50). */
export function OrderActions({ order }: { order: Order }) {
  return (
    <Row sx={{ flexWrap: 'wrap', gap: 3 }}>
      <OrderCancelButton order={order} />
      {canPay(order) && <MakePaymentButton order={{ orderId: order.id, gateway: order.paymentMethod }} />}
      {isDelivered(order) && <OrderAgainButton order={order} />}
    </Row>
  );
}
