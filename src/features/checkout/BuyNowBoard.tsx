import { Button } from '@mui/material';
import { useDispatch, useSelector } from 'react-redux';
import { useGetCartQuery } from '@/api';
import { paths } from '@/domain/paths';
import { EmptyBag, selectCart } from '@/features/cart';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { EmptyState, Link, Row } from '@/shared/ui';
import { CheckoutError } from './CheckoutError';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { OrderBoard } from './OrderBoard';
import { UnavailableLines } from './steps/UnavailableLines';
import { useUnavailableLines } from './steps/useUnavailableLines';

/** The checkout of the buy-now cart, which the server keeps across reloads (R46). */
export function BuyNowBoard() {
  return (
    <>
      <UnavailableLines lines={useUnavailableLines('buyNow')} />
      <Board />
    </>
  );
}

function Board() {
  const {
    currentData: data,
    error,
    isFetching,
  } = useGetCartQuery({ isBuyNow: true }, { refetchOnMountOrArgChange: true });
  if (data) return data.shops.length > 0 ? <OrderBoard kind="buyNow" /> : <NothingChosen />;
  return error && !isFetching ? <CheckoutError error={error} /> : <CheckoutSkeleton />;
}

function NothingChosen() {
  const t = useT();
  const dispatch = useDispatch();
  const isBasketEmpty = useSelector(selectCart).shops.length === 0;
  return (
    <EmptyState
      drawing={<EmptyBag />}
      title={t('Nothing to buy now')}
      text={t('“Buy Now” on a product brings it here alone. Your cart stays as it is.')}
      action={
        <Row sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
          <Button variant="contained" component={Link} to={paths.products}>
            {t('Continue shopping')}
          </Button>
          {!isBasketEmpty && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => dispatch(overlayOpened({ name: 'cart' }))}
            >
              {t('View In Cart')}
            </Button>
          )}
        </Row>
      }
    />
  );
}
