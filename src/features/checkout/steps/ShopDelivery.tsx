import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { styled } from '@mui/material/styles';
import type { CartShop } from '@/domain/cart';
import { useFormats, useT } from '@/shared/texts';
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

/** When the parcel of a shop arrives, and its charge; as far as the server says (R37). */
export function ShopDelivery({ shop }: { shop: CartShop }) {
  const t = useT();
  const formats = useFormats();
  const { estimatedDeliveryTime = null, deliveryCharge = null } = shop;
  if (estimatedDeliveryTime === null && deliveryCharge === null) return null;
  return (
    <Line>
      <LocalShippingOutlined aria-hidden fontSize="small" />
      <strong>
        {estimatedDeliveryTime === null
          ? t('Delivery')
          : t('Delivery in {time}', { time: estimatedDeliveryTime })}
      </strong>
      {deliveryCharge !== null && (
        <span>
          {deliveryCharge === 0
            ? t('Free delivery')
            : t('{amount} per parcel', { amount: formats.money(deliveryCharge) })}
        </span>
      )}
    </Line>
  );
}
