import { Card, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { OrderDetail } from '@/domain/order';
import { AddressText } from '@/features/addresses';
import { useFigureRows } from '@/features/cart';
import { useT } from '@/shared/texts';
import { FigureList } from '@/shared/ui';
import { OrderPapers } from './OrderPapers';
import { useOrderWords } from './useOrderWords';

const Stacked = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

/** What it costs, how it is paid and where it goes. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useT();
  const rowsOf = useFigureRows();
  const words = useOrderWords();
  return (
    <Stacked>
      <Fact title={t('Summary')}>
        <FigureList figures={rowsOf({ ...order, orderTaxAmount: order.taxAmount })} />
      </Fact>
      <Fact title={t('Payment')}>
        <Typography>{words.paymentMethod(order.paymentMethod)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(order.paymentStatus)}
        </Typography>
      </Fact>
      <Fact title={t('Documents')} isOfScreen>
        <OrderPapers order={order} />
      </Fact>
      {order.address && (
        <Fact title={t('Delivery address')}>
          <AddressText address={order.address} />
        </Fact>
      )}
    </Stacked>
  );
}

interface FactProps {
  title: string;
  /** Means nothing on paper. */
  isOfScreen?: boolean;
  children: ReactNode;
}

function Fact({ title, isOfScreen = false, children }: FactProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      data-screen={isOfScreen || undefined}
      sx={{ p: { xs: 4, sm: 6 }, overflowWrap: 'anywhere' }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
