import { Card, Checkbox } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartShop } from '@/domain/cart';
import { HolidayNote, ShopLogo } from '@/features/shops';
import { VoucherButton } from '@/features/vouchers';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { RatingText, startOfPage } from '@/shared/ui';
import { selectIsShopMissing } from '../cart.selectors';
import { selectSelectedShopIds, shopToggled } from '../cart.slice';
import { CartLineRow } from './CartLineRow';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  paddingBlock: theme.spacing(3),
  paddingInline: theme.spacing(1.5, 3.5),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  // The box that the message asks to tick.
  '&[data-missing]': {
    backgroundColor: theme.vars?.palette.surface.muted,
    '& .MuiCheckbox-root': {
      color: theme.vars?.palette.error.main,
      outline: `3px solid ${theme.vars?.palette.error.main}`,
      outlineOffset: -3,
    },
  },
}));

const Name = styled('h3')({
  ...startOfPage,
  overflowWrap: 'anywhere',
  margin: 0,
  fontSize: '.9375rem',
  lineHeight: 1.3,
});

const Details = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  margin: 0,
  fontSize: '.75rem',
});

const Lines = styled('ul')(({ theme }) => ({
  ...unstyledList,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

interface CartGroupProps {
  shop: CartShop;
  /** False with multi-vendor off: a single vendor has no head to select it by (specification §4). */
  hasHead: boolean;
}

/** The lines of one shop; memoized, for a cart may be long. */
export const CartGroup = memo(function CartGroup({ shop, hasHead }: CartGroupProps) {
  return (
    <Card component="section" aria-label={hasHead ? shop.shopName : undefined} sx={{ flex: 'none' }}>
      {hasHead && <GroupHead shop={shop} />}
      <Lines>
        {shop.lines.map((line) => (
          <CartLineRow key={line.productId} line={line} />
        ))}
      </Lines>
    </Card>
  );
});

function GroupHead({ shop }: { shop: CartShop }) {
  const t = useT();
  const dispatch = useDispatch();
  const isSelected = useSelector(selectSelectedShopIds).includes(shop.shopId);
  const isMissing = useSelector(selectIsShopMissing);
  return (
    <Head data-missing={isMissing || undefined}>
      <Checkbox
        checked={isSelected}
        onChange={() => dispatch(shopToggled(shop.shopId))}
        slotProps={{ input: { 'aria-label': t('Select {name}', { name: shop.shopName }) } }}
      />
      <ShopLogo src={shop.shopLogo} size={40} />
      <div style={{ flex: '1 1 5rem', minWidth: 0 }}>
        <Name dir="auto">{shop.shopName}</Name>
        <Details>
          {shop.shopRating > 0 && <RatingText rating={shop.shopRating} />}
          {shop.isOnHoliday && <HolidayNote />}
        </Details>
      </div>
      <VoucherButton shopId={shop.shopId} shopName={shop.shopName} />
    </Head>
  );
}
