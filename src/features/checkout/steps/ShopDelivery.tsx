import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { styled } from '@mui/material/styles';
import type { CartShop } from '@/domain/cart';
import { useDeliveryTexts } from '@/features/shops';
import { smallText } from '@/shared/theme';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
  '& strong': { fontWeight: 500, color: theme.vars?.palette.text.primary },
}));

/** When the parcel of a shop arrives, and its charge; as far as the server sends them (R37). */
export function ShopDelivery({ shop }: { shop: CartShop }) {
  const delivery = useDeliveryTexts(shop);
  if (!delivery) return null;
  return (
    <Line>
      <LocalShippingOutlined aria-hidden fontSize="small" />
      <strong>{delivery.time}</strong>
      {delivery.charge !== null && <span>{delivery.charge}</span>}
    </Line>
  );
}
