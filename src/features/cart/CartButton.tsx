import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { BarAction, BarIcon, BarLines, MoneyText, VisuallyHidden } from '@/shared/ui';
import { selectCart, selectCartAmount } from './cart.selectors';

/** Room for an amount, so that the bar stands still while the currency is not known yet. */
const Amount = styled('span')({ display: 'inline-block', minWidth: 64 });

/** The bag of the top bar with its count and amount, one frame after a line that was pressed; opens the cart panel. */
export function CartButton() {
  const t = useT();
  const dispatch = useDispatch();
  const { total } = useDeferredValue(useSelector(selectCart));
  const amount = useDeferredValue(useSelector(selectCartAmount));
  const items = t('{count} items', { count: total });
  return (
    <>
      <BarAction aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ name: 'cart' }))}>
        <BarIcon count={total}>
          <ShoppingBagOutlined />
        </BarIcon>
        <BarLines
          quiet={t('My Cart')}
          main={
            <Amount>
              <MoneyText amount={amount} />
            </Amount>
          }
        />
        <VisuallyHidden> ({items})</VisuallyHidden>
      </BarAction>
      <VisuallyHidden role="status">{total > 0 ? `${t('My Cart')}: ${items}` : ''}</VisuallyHidden>
    </>
  );
}
