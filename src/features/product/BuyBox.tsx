import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Button, Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { ProductShop } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useSettings } from '@/features/settings';
import { HolidayNote, ShopLogo } from '@/features/shops';
import { useFormats, useT } from '@/shared/texts';
import { RatingText } from '@/shared/ui';
import { OnlineState } from './OnlineState';

const Box = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4.5),
  padding: theme.spacing(5),
})) as typeof Card;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minWidth: 0,
  '& > :last-child': { minWidth: 0 },
}));

const Name = styled('strong')({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

const Quiet = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  fontSize: '.9375rem',
  '& svg': { flex: 'none', color: theme.vars?.palette.primary.dark },
  '& + &, & + hr': { marginBlockStart: 0 },
}));

/** Who sells it and how it comes: only what the server said (contract §4). */
export function BuyBox({ shop }: { shop: ProductShop }) {
  const t = useT();
  const formats = useFormats();
  const { isMultiVendor } = useSettings();
  const { deliveryCharge, estimatedDeliveryTime } = shop;
  const hasDelivery = deliveryCharge !== null || estimatedDeliveryTime !== null;
  if (!isMultiVendor && !hasDelivery) return null;
  return (
    <Box component="aside" aria-label={t('Shop and delivery')}>
      {isMultiVendor && (
        <>
          <Row>
            <ShopLogo src={shop.logo} size={48} />
            <div>
              <Name>{shop.name}</Name>
              <Quiet>
                {shop.rating > 0 && <RatingText rating={shop.rating} />}
                {shop.isOnHoliday ? <HolidayNote /> : <OnlineState lastOnline={shop.lastOnline} />}
              </Quiet>
            </div>
          </Row>
          <Button
            component={Link}
            to={paths.shop(shop.id)}
            variant="outlined"
            color="inherit"
            startIcon={<StorefrontOutlined />}
          >
            {t('Visit shop')}
          </Button>
        </>
      )}
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
              <Quiet>
                {deliveryCharge === 0
                  ? t('Free delivery')
                  : t('{amount} per parcel', { amount: formats.money(deliveryCharge) })}
              </Quiet>
            )}
          </div>
        </Line>
      )}
    </Box>
  );
}
