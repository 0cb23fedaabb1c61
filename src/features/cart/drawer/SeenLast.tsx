import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetRecentViewsQuery } from '@/api';
import { overlayClosed } from '@/core/overlays';
import { RecentTiles } from '@/features/recent';
import { useT } from '@/shared/texts';
import { selectServerCart } from '../cart.selectors';

const Root = styled('section')(({ theme }) => ({ flex: 'none', paddingBlock: theme.spacing(2, 4) }));

const Title = styled('h3')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  fontSize: '.9375rem',
}));

/**
 * The last seen products that are not in the cart, at the end of the drawer (R100). Refetched with each
 * opening, since each view changes the list; nothing is shown until it is known, or where it does not load.
 */
export function SeenLast() {
  const t = useT();
  const titleId = useId();
  const dispatch = useDispatch();
  const { shops, saved = [] } = useSelector(selectServerCart);
  const { data: seen = [] } = useGetRecentViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const lines = [...shops.flatMap((shop) => shop.lines), ...saved];
  const inCart = new Set(lines.map(({ productId }) => productId));
  const products = seen.filter(({ id }) => !inCart.has(id));
  if (products.length === 0) return null;
  return (
    // Sideways a finger scrolls the row, and does not swipe the drawer away.
    <Root aria-labelledby={titleId} data-sideways="">
      <Title id={titleId}>{t('Recently viewed')}</Title>
      <RecentTiles products={products} isNarrow onOpen={() => dispatch(overlayClosed('cart'))} />
    </Root>
  );
}
