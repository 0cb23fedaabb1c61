import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { BarAction, BarIcon, BarLines, MoneyText, Rolling, VisuallyHidden } from '@/shared/ui';
import { selectCart, selectCartAmount, selectIsCartUnknown } from '../cart.selectors';

/** Reserves the width of an amount: no layout shift of the bar while the currency is loading. */
const Amount = styled('span')({ display: 'inline-block', minWidth: 64 });

/** Cart button of the top bar. Count and amount are deferred by a frame, after the pressed line. */
export function CartButton() {
  const t = useT();
  const dispatch = useDispatch();
  const { total } = useDeferredValue(useSelector(selectCart));
  const amount = useDeferredValue(useSelector(selectCartAmount));
  const isUnknown = useSelector(selectIsCartUnknown);
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
              <Rolling value={amount}>
                <MoneyText amount={isUnknown ? null : amount} />
              </Rolling>
            </Amount>
          }
        />
        {!isUnknown && <VisuallyHidden> ({items})</VisuallyHidden>}
      </BarAction>
      <VisuallyHidden role="status">{total > 0 ? `${t('My Cart')}: ${items}` : ''}</VisuallyHidden>
    </>
  );
}
