import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Card, Typography } from '@mui/material';
import { Row } from '@/shared/ui';
import type { OrderDetail } from '@/domain/order';
import { stepsGone } from '@/domain/order';
import { useT } from '@/shared/texts';
import { useOrderLabels } from '../useOrderLabels';
import { OrderTimeline } from './OrderTimeline';

/** Progress of the order; canceled orders and other statuses show a text instead of the steps. */
export function OrderWay({ order }: { order: OrderDetail }) {
  const t = useT();
  const labels = useOrderLabels();
  const completed = stepsGone(order.status);
  const isArriving = completed !== null && order.status !== 'Delivered';
  return (
    <Card sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      {completed !== null ? (
        <OrderTimeline completed={completed} />
      ) : (
        <Row sx={{ gap: 2, alignItems: 'center' }}>
          <InfoOutlined aria-hidden />
          <Typography>
            {order.status === 'Cancelled' ? t('This order was cancelled.') : t(order.status)}
          </Typography>
        </Row>
      )}
      {isArriving && order.estimatedDeliveryDate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Expected on {date}', { date: labels.day(order.estimatedDeliveryDate) })}
        </Typography>
      )}
    </Card>
  );
}
