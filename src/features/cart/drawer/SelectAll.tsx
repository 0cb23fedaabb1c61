import { useDispatch, useSelector } from 'react-redux';
import { useT } from '@/shared/texts';
import { LinkButton } from '@/shared/ui';
import { selectServerCart } from '../cart.selectors';
import { selectSelectedShopIds, shopsSelected } from '../cart.slice';

/** Selects all shops of the cart for the checkout, or none. */
export function SelectAll() {
  const t = useT();
  const dispatch = useDispatch();
  const shopIds = useSelector(selectServerCart).shops.map(({ shopId }) => shopId);
  const selected = useSelector(selectSelectedShopIds);
  const isAll = shopIds.every((id) => selected.includes(id));
  return (
    <LinkButton
      type="button"
      sx={{ alignSelf: 'start', flex: 'none', mx: 0 }}
      onClick={() => dispatch(shopsSelected(isAll ? [] : shopIds))}
    >
      {isAll ? t('Select none') : t('Select all')}
    </LinkButton>
  );
}
