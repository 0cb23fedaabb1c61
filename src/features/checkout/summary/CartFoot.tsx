import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { amountOf, itemCount, shopsAmong } from '@/domain/cart';
import { checkoutPressed, selectCart, selectionRetryPressed, selectSelectedShopIds } from '@/features/cart';
import { selectIsSignedIn } from '@/core/session';
import { useSettings } from '@/core/settings';
import { useHeightVariable } from '@/shared/hooks';
import { useFormats, useT } from '@/shared/texts';
import { MoneyText, Rolling } from '@/shared/ui';
import { CartFigures } from './CartFigures';
import { QuietFailure } from './QuietFailure';

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 5, 5),
  paddingBlockEnd: `calc(${theme.spacing(5)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
});

const Quiet = styled('span')(({ theme }) => ({
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const Count = styled('span')({ flex: 'none' });

/** Looks disabled while no shop is selected, but a press shows which boxes are missing. */
const Proceed = styled(Button)(({ theme }) => ({
  '&[data-resting]': {
    color: theme.vars?.palette.text.secondary,
    backgroundColor: theme.vars?.palette.surface.strong,
    boxShadow: 'none',
  },
}));

/** Leads from the button to the first box of the cart. */
function focusFirstShop({ currentTarget }: MouseEvent): void {
  currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
}

/**
 * The total of the selected shops' lines is computed by the client (R41) and deferred by a frame, after the
 * pressed line. While none is selected there is nothing to pay. Every other figure is the server's.
 */
export function CartFoot() {
  const t = useT();
  const formats = useFormats();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { isMultiVendor } = useSettings();
  const footRef = useHeightVariable('--cart-foot');
  const cart = useDeferredValue(useSelector(selectCart));
  const selected = shopsAmong(cart, useSelector(selectSelectedShopIds));
  const isSelected = selected.length > 0;
  if (!isSignedIn || cart.shops.length === 0) return null;
  return (
    <Foot ref={footRef}>
      <Row>
        <Quiet>
          {isMultiVendor &&
            (isSelected ? (
              t('{count} shops selected', { count: selected.length })
            ) : (
              <>
                {t('Select the shops to buy from')}:{' '}
                {cart.shops.map(({ shopId, shopName }, index) => (
                  <span key={shopId}>
                    {index > 0 && formats.comma}
                    <bdi>{shopName}</bdi>
                  </span>
                ))}
              </>
            ))}
        </Quiet>
        <Count>{t('{count} items', { count: itemCount(cart, isSelected ? selected : cart.shops) })}</Count>
      </Row>
      {isSelected && (
        <>
          <Row>
            <strong>{t('Total')}</strong>
            <output aria-live="polite">
              <Rolling value={amountOf(selected)}>
                <MoneyText amount={amountOf(selected)} />
              </Rolling>
            </output>
          </Row>
          <CartFigures />
        </>
      )}
      {!isSelected && !isMultiVendor && (
        <QuietFailure
          label={t('These items cannot be checked out at the moment.')}
          onRetry={() => dispatch(selectionRetryPressed())}
        />
      )}
      <Proceed
        variant="contained"
        size="large"
        fullWidth
        data-resting={(isMultiVendor && !isSelected) || undefined}
        onClick={(press) => {
          dispatch(checkoutPressed());
          if (!isSelected) focusFirstShop(press);
        }}
      >
        {t('Proceed to Checkout')}
      </Proceed>
      {!isSelected && isMultiVendor && (
        <Quiet sx={{ fontSize: '.75rem', textAlign: 'center' }}>
          {t('Delivery and vouchers are counted at checkout')}
        </Quiet>
      )}
    </Foot>
  );
}
