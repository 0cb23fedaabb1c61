import { Typography } from '@mui/material';
import { Row } from '@/shared/ui';
import type { Order } from '@/domain/order';
import { useT } from '@/shared/texts';
import { OrderCode } from '../OrderCode';
import { useOrderLabels } from '../useOrderLabels';
import { OrderActions } from './OrderActions';
import { OrderStatusBadge } from './OrderStatusBadge';

/** Code, status, date and actions of an order. */
export function OrderHead({ order, heading }: { order: Order; heading: 'h1' | 'h2' }) {
  const t = useT();
  const labels = useOrderLabels();
  return (
    <Row sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <div style={{ flex: 1, minWidth: 'min(15rem, 100%)' }}>
        <Row sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography variant="h1" component={heading} sx={{ fontSize: { xs: '1.5rem', sm: '2rem' } }}>
            {t('Order')} <OrderCode code={order.code} />
          </Typography>
          <OrderStatusBadge status={order.status} />
        </Row>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {t('Placed on {date}', { date: labels.moment(order.placedAt || order.createdAt) })}
        </Typography>
      </div>
      <OrderActions order={order} />
    </Row>
  );
}
