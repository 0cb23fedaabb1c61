import { Button, Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Order } from '@/domain/order';
import { canPay, paymentState } from '@/domain/order';
import { MakePaymentButton } from '@/features/payment';
import { useT } from '@/shared/texts';
import { smallText, wholeCard } from '@/shared/theme';
import { Link, MoneyText, Picture } from '@/shared/ui';
import { OrderCode } from '../OrderCode';
import { OrderProgress } from '../details/OrderProgress';
import { OrderStatusBadge } from '../details/OrderStatusBadge';
import { useOrderLabels } from '../useOrderLabels';

/** Minimum height of a card, and height of its placeholder, in pixels. */
export const ORDER_CARD_HEIGHT = 178;

export const OrderCardRoot = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  minHeight: ORDER_CARD_HEIGHT,
  padding: theme.spacing(5),
  '&[data-open]': {
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.primary.soft,
  },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
})) as typeof Card;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 4),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  // With large text the number moves below the picture instead of being broken at its hyphen.
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  minWidth: 0,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** No higher than the two lines beside it. */
const Thumbnail = styled('span')({ flex: 'none', width: 42, overflow: 'hidden', borderRadius: 8 });

const Code = styled('h2')({ margin: 0, fontSize: '1rem', lineHeight: 1.4 });

const Secondary = styled('p')(({ theme }) => ({
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // At the end of the card also in a row of its own.
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  marginInlineStart: 'auto',
  // Above the link, which covers the card.
  '& > :not(a)': { zIndex: 1 },
  '& > a': { position: 'static', ...wholeCard },
}));

const Amount = styled('strong')({ fontSize: '1.125rem' });

interface OrderCardProps {
  order: Order;
  to: string;
  /** True for the order that is open beside the list. */
  isOpen: boolean;
}

/** An order of the history as a card. */
export function OrderCard({ order, to, isOpen }: OrderCardProps) {
  const t = useT();
  const labels = useOrderLabels();
  return (
    <OrderCardRoot component="article" data-open={isOpen ? '' : undefined}>
      <Row>
        <Head>
          {order.thumbnail !== null && (
            <Thumbnail>
              <Picture src={order.thumbnail} alt="" />
            </Thumbnail>
          )}
          <div>
            <Code>
              {t('Order')} <OrderCode code={order.code} />
            </Code>
            <Secondary>
              <bdi>{labels.day(order.placedAt || order.createdAt)}</bdi>
              {' · '}
              {t('{count} items', { count: order.quantity })}
            </Secondary>
          </div>
        </Head>
        <OrderStatusBadge status={order.status} />
      </Row>
      <OrderProgress status={order.status} />
      <Row>
        <div>
          <Secondary>
            {labels.paymentMethod(order.paymentMethod)}
            {' · '}
            {t(paymentState(order))}
          </Secondary>
          <Amount>
            <MoneyText amount={order.amount} />
          </Amount>
        </div>
        <Buttons>
          {canPay(order) && (
            <MakePaymentButton
              size="small"
              order={{ orderId: order.id, gateway: order.paymentMethod }}
              aria-label={`${t('Make Payment')} ${order.code}`}
            />
          )}
          <Button
            variant="soft"
            size="small"
            component={Link}
            to={to}
            aria-current={isOpen ? 'page' : undefined}
            aria-label={`${t('View order')} ${order.code}`}
          >
            {t('View order')}
          </Button>
        </Buttons>
      </Row>
    </OrderCardRoot>
  );
}
