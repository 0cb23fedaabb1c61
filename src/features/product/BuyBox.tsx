import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Card, Divider } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ProductShop } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { useSettings } from '@/core/settings';
import { VoucherButton } from '@/features/vouchers';
import { useFormats, useT } from '@/shared/texts';
import { ShopInfo } from './ShopPart';

const Box = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4.5),
  padding: theme.spacing(5),
  '& > button': { marginInlineStart: 0 },
})) as typeof Card;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  fontSize: '.9375rem',
  '& svg': { flex: 'none', color: theme.vars?.palette.primary.dark },
  '& small': { display: 'block', fontSize: '.75rem', color: theme.vars?.palette.text.secondary },
}));

interface BuyBoxProps {
  shop: ProductShop;
  /** A product that is sold out has no delivery to promise. */
  isSoldOut: boolean;
  /** The product that a chat with the shop refers to. */
  productId: ProductId;
}

/** Shop, delivery and the shop's vouchers; shows only the values that the server sent (R37). */
export function BuyBox({ shop, isSoldOut, productId }: BuyBoxProps) {
  const t = useT();
  const formats = useFormats();
  const { isMultiVendor } = useSettings();
  const { deliveryCharge, estimatedDeliveryTime } = shop;
  const hasDelivery = !isSoldOut && (deliveryCharge !== null || estimatedDeliveryTime !== null);
  if (!isMultiVendor && !hasDelivery) return null;
  return (
    <Box component="aside" aria-label={t('Shop and delivery')}>
      {isMultiVendor && <ShopInfo shop={shop} productId={productId} />}
      {isMultiVendor && <Divider />}
      {hasDelivery && (
        <Line>
          <LocalShippingOutlined aria-hidden fontSize="small" />
          <div>
            <strong>
              {estimatedDeliveryTime
                ? t('Delivery in {time}', { time: estimatedDeliveryTime })
                : t('Delivery')}
            </strong>
            {deliveryCharge !== null && (
              <small>
                {deliveryCharge === 0
                  ? t('Free delivery')
                  : t('{amount} per parcel', { amount: formats.money(deliveryCharge) })}
              </small>
            )}
          </div>
        </Line>
      )}
      {isMultiVendor && <VoucherButton shopId={shop.id} shopName={shop.name} />}
    </Box>
  );
}
