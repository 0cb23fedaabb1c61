import { Button, Typography } from '@mui/material';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useErrorWords, useGetFavouritesQuery } from '@/api';
import { paths } from '@/domain/paths';
import { selectDroppedFavourites } from '@/features/wishlist';
import { useT } from '@/shared/texts';
import { EmptyState, SectionError, VisuallyHidden } from '@/shared/ui';
import { EmptyHeart } from './EmptyHeart';
import { WishedProduct, WishedSkeleton } from './WishedProduct';
import { WishedList } from './wishedParts';

/** What the top bar has just asked for is not asked again; in seconds. */
const FRESH = 30;

/** Specification §2, /wishlist: what the shopper put aside, with its price and stock of now. */
export function Wishlist() {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetFavouritesQuery(undefined, {
    refetchOnMountOrArgChange: FRESH,
  });
  const words = useErrorWords(error);
  const dropped = useSelector(selectDroppedFavourites);
  // What was taken off goes at once; the list follows.
  const products = data?.products.filter(({ id }) => !dropped.includes(id));
  const count = products ? t('{count} items', { count: products.length }) : '';
  if (!data && !isFetching && error) return <SectionError message={words} onRetry={() => void refetch()} />;
  return (
    <>
      <Typography variant="h1">{t('Wishlist')}</Typography>
      <Typography sx={{ minHeight: '1.5em', color: 'text.secondary', mt: 1 }}>{count}</Typography>
      <VisuallyHidden role="status">{products ? count : t('Loading')}</VisuallyHidden>
      {products?.length === 0 ? (
        <EmptyState
          drawing={<EmptyHeart />}
          title={t('Your wishlist is empty')}
          text={t('Press the heart on a product, and it waits for you here.')}
          action={
            <Button component={Link} to={paths.products} variant="contained">
              {t('Start shopping')}
            </Button>
          }
        />
      ) : (
        <WishedList aria-busy={!products}>
          {products
            ? products.map((product) => (
                <li key={product.id}>
                  <WishedProduct product={product} />
                </li>
              ))
            : [0, 1, 2, 3].map((place) => (
                <li key={`skeleton ${place}`}>
                  <WishedSkeleton />
                </li>
              ))}
        </WishedList>
      )}
    </>
  );
}
