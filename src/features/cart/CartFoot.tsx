import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { amountOf, itemCount, shopsAmong } from '@/domain/cart';
import { selectIsSignedIn } from '@/features/session';
import { useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';
import { MoneyText } from '@/shared/ui';
import { selectCart } from './cart.selectors';
import { checkoutPressed, selectSelectedShopIds } from './cart.slice';
import { useFootHeight } from './useFootHeight';

const Foot = styled('footer')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 5, 5),
  paddingBlockEnd: `calc(${theme.spacing(5)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
});

const Quiet = styled('span')(({ theme }) => ({
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const Total = styled('output')({
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.02em',
});

/**
 * What the selected shops come to, before delivery and vouchers; of the whole cart while none is selected. The sum is
 * ours, over the server's lines (contract §10, "amount in floating tab and drawer"). It follows a press one frame later,
 * for the line comes first.
 */
export function CartFoot() {
  const t = useT();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { isMultiVendor } = useSettings();
  const footRef = useFootHeight();
  const cart = useDeferredValue(useSelector(selectCart));
  const selected = shopsAmong(cart, useSelector(selectSelectedShopIds));
  const counted = selected.length > 0 ? selected : cart.shops;
  if (!isSignedIn || cart.shops.length === 0) return null;
  return (
    <Foot ref={footRef}>
      <Row>
        <Quiet>
          {isMultiVendor &&
            (selected.length > 0
              ? t('{count} shops selected', { count: selected.length })
              : t('Select the shops to buy from'))}
        </Quiet>
        <span>{t('{count} items', { count: itemCount(cart, counted) })}</span>
      </Row>
      <Row>
        <strong>{t('Total')}</strong>
        <Total aria-live="polite">
          <MoneyText amount={amountOf(counted)} />
        </Total>
      </Row>
      <Button variant="contained" size="large" fullWidth onClick={() => dispatch(checkoutPressed())}>
        {t('Proceed to Checkout')}
      </Button>
      <Quiet sx={{ fontSize: '.75rem', textAlign: 'center' }}>
        {t('Delivery and vouchers are counted at checkout')}
      </Quiet>
    </Foot>
  );
}
