import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { Card, Divider } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ProductDetail, ProductShop } from '@/domain/catalogue';
import { useSettings } from '@/core/settings';
import { useDeliveryTexts } from '@/features/shops';
import { VoucherButton } from '@/features/vouchers';
import { useT } from '@/shared/texts';
import { ShopInfo } from './ShopInfo';

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
  product: ProductDetail;
  /** Null from a backend of a single vendor. */
  shop: ProductShop | null;
}

/** Shop, delivery, returns, warranty and vouchers; shows only the values that the server sent (R37, R116). */
export function BuyBox({ product, shop }: BuyBoxProps) {
  const t = useT();
  const vendor = useSettings().isMultiVendor ? shop : null;
  const promised = useDeliveryTexts(shop ?? {});
  // A product that is sold out has no delivery to promise.
  const delivery = product.quantity === 0 ? null : promised;
  const { returnTime, warrantyTime } = product;
  if (!vendor && !delivery && returnTime === null && warrantyTime === null) return null;
  return (
    <Box component="aside" aria-label={t('Shop and delivery')}>
      {vendor && <ShopInfo shop={vendor} productId={product.id} />}
      {vendor && <Divider />}
      {delivery && (
        <Line>
          <LocalShippingOutlined aria-hidden fontSize="small" />
          <div>
            <strong>{delivery.time}</strong>
            {delivery.charge !== null && <small>{delivery.charge}</small>}
          </div>
        </Line>
      )}
      {returnTime !== null && (
        <Line>
          <AssignmentReturnOutlined aria-hidden fontSize="small" />
          {t('Returns within {time}', { time: returnTime })}
        </Line>
      )}
      {warrantyTime !== null && (
        <Line>
          <VerifiedUserOutlined aria-hidden fontSize="small" />
          {t('Warranty of {time}', { time: warrantyTime })}
        </Line>
      )}
      {vendor && <VoucherButton shopId={vendor.id} shopName={vendor.name} />}
    </Box>
  );
}
