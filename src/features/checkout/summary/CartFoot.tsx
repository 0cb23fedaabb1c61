import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { amountOf, itemCount, shopsAmong } from '@/domain/cart';
import { checkoutPressed, selectCart, selectionRetryPressed, selectSelectedShopIds } from '@/features/cart';
import { selectIsSignedIn } from '@/core/session';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { MoneyText } from '@/shared/ui';
import { CartFigures } from './CartFigures';
import { QuietFailure } from './QuietFailure';
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
  '&[data-part]': { fontSize: '1rem', letterSpacing: 0 },
});

/**
 * The total of the selected shops' lines, or of the whole cart while none is selected, is computed by the
 * client (R41) and deferred by a frame, after the pressed line.
 * Every other figure is the server's.
 */
export function CartFoot() {
  const t = useT();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { isMultiVendor } = useSettings();
  const footRef = useFootHeight();
  const cart = useDeferredValue(useSelector(selectCart));
  const selected = shopsAmong(cart, useSelector(selectSelectedShopIds));
  const isSelected = selected.length > 0;
  const counted = isSelected ? selected : cart.shops;
  if (!isSignedIn || cart.shops.length === 0) return null;
  return (
    <Foot ref={footRef}>
      <Row>
        <Quiet>
          {isMultiVendor &&
            (isSelected
              ? t('{count} shops selected', { count: selected.length })
              : t('Select the shops to buy from'))}
        </Quiet>
        <span>{t('{count} items', { count: itemCount(cart, counted) })}</span>
      </Row>
      <Row>
        <strong>{t('Total')}</strong>
        <Total aria-live="polite" data-part={isSelected || undefined}>
          <MoneyText amount={amountOf(counted)} />
        </Total>
      </Row>
      {isSelected && <CartFigures />}
      {!isSelected && !isMultiVendor && (
        <QuietFailure
          label={t('These items cannot be checked out at the moment.')}
          onRetry={() => dispatch(selectionRetryPressed())}
        />
      )}
      <Button variant="contained" size="large" fullWidth onClick={() => dispatch(checkoutPressed())}>
        {t('Proceed to Checkout')}
      </Button>
      {!isSelected && isMultiVendor && (
        <Quiet sx={{ fontSize: '.75rem', textAlign: 'center' }}>
          {t('Delivery and vouchers are counted at checkout')}
        </Quiet>
      )}
    </Foot>
  );
}
