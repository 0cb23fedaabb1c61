import { Card, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Row } from '@/shared/ui';
import type { OrderDetail } from '@/domain/order';
import { isDelivered } from '@/domain/order';
import { BoughtLine } from '@/features/cart';
import { ChatButton } from '@/features/chat';
import { useSettings } from '@/core/settings';
import { ShopLogo } from '@/features/shops';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { LineReview } from '../reviews/LineReview';

const Lines = styled('ul')({ ...unstyledList });

const Chat = styled(ChatButton)({ marginInlineStart: 'auto' });

/** Products of the order and the shop. */
export function OrderItems({ order }: { order: OrderDetail }) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  return (
    <Card component="section" aria-label={t('Items')} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {t('Items')}
      </Typography>
      {order.shop && (
        <Row sx={{ flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
          <ShopLogo src={order.shop.logo} size={40} />
          <Typography variant="h4" component="h3" sx={{ flex: '1 1 5rem', overflowWrap: 'anywhere' }}>
            <bdi>{order.shop.name}</bdi>
          </Typography>
          {isMultiVendor && <Chat shop={order.shop} size="small" />}
        </Row>
      )}
      <Lines>
        {order.lines.map((line) => (
          <BoughtLine key={line.productId} line={line}>
            {isDelivered(order) && <LineReview order={order} line={line} />}
          </BoughtLine>
        ))}
      </Lines>
    </Card>
  );
}
