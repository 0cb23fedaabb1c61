import { Button, Typography } from '@mui/material';
import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { QueryError, useGetFavoritesQuery } from '@/api';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { inRestoredOrder } from '@/domain/restoredOrder';
import { selectFavoriteOrder, selectRemovedFavorites } from '@/features/wishlist';
import { useT } from '@/shared/texts';
import { EmptyState, Link, PulledPlug, VisuallyHidden } from '@/shared/ui';
import { EmptyWishlistArt } from './EmptyWishlistArt';
import { WishlistItem, WishlistItemSkeleton } from './WishlistItem';
import { WishlistGrid } from './WishlistItem.styles';

/** Seconds for which a response, such as one requested by the top bar, is not refetched. */
const MAX_AGE = 30;

const idsOf = ({ id }: Product) => [id];

/** Specification §2, /wishlist: the favorites with current price and stock. */
export function Wishlist() {
  const t = useT();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetFavoritesQuery(undefined, {
    refetchOnMountOrArgChange: MAX_AGE,
  });
  const removed = useSelector(selectRemovedFavorites);
  const order = useSelector(selectFavoriteOrder);
  // Hides removed products at once, before the list is refetched.
  const remaining = data?.products.filter(({ id }) => !removed.includes(id));
  const products = remaining && inRestoredOrder(remaining, order, idsOf, 'first');
  // The bar's request may have failed before the page mounts, which repeats it: its error, with a button that
  // a press would miss, is not rendered in between.
  const isRequested = useDeferredValue(true, false);
  const count = products ? t('{count} items', { count: products.length }) : '';
  if (!data && isRequested && !isFetching && error) {
    return (
      <>
        <Typography variant="h1">{t('Wishlist')}</Typography>
        <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />
      </>
    );
  }
  return (
    <>
      <Typography variant="h1">{t('Wishlist')}</Typography>
      <Typography sx={{ minHeight: '1.5em', color: 'text.secondary', mt: 1 }}>{count}</Typography>
      <VisuallyHidden role="status">{products ? count : t('Loading')}</VisuallyHidden>
      {products?.length === 0 ? (
        <EmptyState
          drawing={<EmptyWishlistArt />}
          title={t('Your wishlist is empty')}
          text={t('Press the heart on a product, and it waits for you here.')}
          action={
            <Button component={Link} to={paths.products} variant="contained">
              {t('Start shopping')}
            </Button>
          }
        />
      ) : (
        <WishlistGrid aria-busy={!products}>
          {products
            ? products.map((product) => (
                <li key={product.id}>
                  <WishlistItem product={product} />
                </li>
              ))
            : [0, 1, 2, 3].map((index) => (
                <li key={`skeleton ${index}`}>
                  <WishlistItemSkeleton />
                </li>
              ))}
        </WishlistGrid>
      )}
    </>
  );
}
