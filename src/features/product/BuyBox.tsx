import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Card, Divider } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ProductShop } from '@/domain/catalogue';
import type { ProductId } from '@/domain/ids';
import { useSettings } from '@/core/settings';
import { useDeliveryTexts } from '@/features/shops';
import { VoucherButton } from '@/features/vouchers';
import { useT } from '@/shared/texts';
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
  const { isMultiVendor } = useSettings();
  const promised = useDeliveryTexts(shop);
  const delivery = isSoldOut ? null : promised;
  if (!isMultiVendor && !delivery) return null;
  return (
    <Box component="aside" aria-label={t('Shop and delivery')}>
      {isMultiVendor && <ShopInfo shop={shop} productId={productId} />}
      {isMultiVendor && <Divider />}
      {delivery && (
        <Line>
          <LocalShippingOutlined aria-hidden fontSize="small" />
          <div>
            <strong>{delivery.time}</strong>
            {delivery.charge !== null && <small>{delivery.charge}</small>}
          </div>
        </Line>
      )}
      {isMultiVendor && <VoucherButton shopId={shop.id} shopName={shop.name} />}
    </Box>
  );
}
