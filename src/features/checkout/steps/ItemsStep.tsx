import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { CartShop } from '@/domain/cart';
import type { CheckoutKind } from '@/domain/checkout';
import { NO_SHOP } from '@/domain/checkout';
import { useSettings } from '@/core/settings';
import { HolidayNote, ShopLogo } from '@/features/shops';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Column, RatingText, Row } from '@/shared/ui';
import { BoughtLine, BuyNowStepper } from '@/features/cart';
import { ShopVouchers } from '@/features/vouchers';
import type { CheckoutView } from '../useCheckout';
import type { Coupon } from '../useCoupon';
import { Step } from './Step';
import { ShopDelivery } from './ShopDelivery';
import { useMissingHere } from './useMissingHere';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > * + *': {
    paddingBlockStart: theme.spacing(4),
    borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  },
}));

const Shop = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  marginBlockEnd: theme.spacing(1),
}));

const Lines = styled('ul')({ ...unstyledList });

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(2),
}));

/** Step 2: the lines to order, grouped by shop, since each shop gets a separate order. */
export function ItemsStep({ view, coupon }: { view: CheckoutView; coupon: Coupon }) {
  const { kind, shops } = view;
  const t = useT();
  const dispatch = useDispatch();
  const missing = useMissingHere(kind, NO_SHOP);
  const openCart = () => dispatch(overlayOpened({ name: 'cart' }));
  return (
    <Step
      number={2}
      title={t('Items')}
      missing={missing}
      action={
        kind === 'cart' &&
        shops.length > 0 && (
          <Button size="small" onClick={openCart}>
            {t('Edit cart')}
          </Button>
        )
      }
    >
      {shops.length === 0 ? (
        <Column sx={{ alignItems: 'flex-start', gap: 3 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('Select the shops to buy from')}</Typography>
          <Button variant="soft" aria-describedby={missing.id} onClick={openCart}>
            {t('View In Cart')}
          </Button>
        </Column>
      ) : (
        <Groups>
          {shops.map((shop) => (
            <ShopsItems key={shop.shopId} kind={kind} shop={shop} coupon={coupon} />
          ))}
        </Groups>
      )}
    </Step>
  );
}

interface ShopsItemsProps {
  kind: CheckoutKind;
  shop: CartShop;
  coupon: Coupon;
}

/** The lines of a shop with what its parcel costs, when it arrives, and the shop's vouchers. */
function ShopsItems({ kind, shop, coupon }: ShopsItemsProps) {
  const { isMultiVendor } = useSettings();
  return (
    <section aria-label={shop.shopName}>
      {isMultiVendor && (
        <Shop>
          <ShopLogo src={shop.shopLogo} size={40} />
          <div>
            <Typography variant="h4" component="h3">
              <bdi>{shop.shopName}</bdi>
            </Typography>
            <Row sx={{ gap: 2, fontSize: '.75rem' }}>
              {shop.shopRating > 0 && <RatingText rating={shop.shopRating} />}
              {shop.isOnHoliday && <HolidayNote />}
            </Row>
          </div>
        </Shop>
      )}
      <Lines>
        {shop.lines.map((line) => (
          <BoughtLine key={line.productId} line={line}>
            {kind === 'buyNow' && <BuyNowStepper line={line} />}
          </BoughtLine>
        ))}
      </Lines>
      <Foot>
        <ShopDelivery shop={shop} />
        <ShopVouchers shop={shop} code={coupon.code} refusal={coupon.refusal} onPick={coupon.enter} />
      </Foot>
    </section>
  );
}
