import { Card, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { OrderDetail } from '@/domain/order';
import { paymentState } from '@/domain/order';
import { AddressText } from '@/features/addresses';
import { useFigureRows } from '@/features/cart';
import { useT } from '@/shared/texts';
import { FigureList } from '@/shared/ui';
import { OrderDocuments } from '../documents/OrderDocuments';
import { useOrderLabels } from '../useOrderLabels';

const Stacked = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

/** Line breaks as typed. */
const Note = styled('p')({ margin: 0, whiteSpace: 'pre-line' });

/** Costs, payment, documents, delivery address and note of an order. */
export function OrderSummary({ order }: { order: OrderDetail }) {
  const t = useT();
  const rowsOf = useFigureRows();
  const labels = useOrderLabels();
  return (
    <Stacked>
      <SummaryItem title={t('Summary')}>
        <FigureList figures={rowsOf({ ...order, orderTaxAmount: order.taxAmount })} />
      </SummaryItem>
      <SummaryItem title={t('Payment')}>
        <Typography>{labels.paymentMethod(order.paymentMethod)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(paymentState(order))}
        </Typography>
      </SummaryItem>
      <SummaryItem title={t('Documents')} isScreenOnly>
        <OrderDocuments order={order} />
      </SummaryItem>
      {order.address && (
        <SummaryItem title={t('Delivery address')}>
          <AddressText address={order.address} />
        </SummaryItem>
      )}
      {order.note && (
        <SummaryItem title={t('Note')}>
          <Note dir="auto">{order.note}</Note>
        </SummaryItem>
      )}
    </Stacked>
  );
}

interface SummaryItemProps {
  title: string;
  /** Hidden in print. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

function SummaryItem({ title, isScreenOnly = false, children }: SummaryItemProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      data-screen={isScreenOnly || undefined}
      sx={{ p: { xs: 4, sm: 6 }, overflowWrap: 'anywhere' }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
