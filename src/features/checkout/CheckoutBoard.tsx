import { Button } from '@mui/material';
import { useSelector } from 'react-redux';
import { paths } from '@/domain/paths';
import { EmptyBag, selectCart, selectCartError, selectIsCartLoading } from '@/features/cart';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';
import { CheckoutError } from './CheckoutError';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { OrderBoard } from './OrderBoard';
import { UnavailableLines } from './steps/UnavailableLines';
import { useUnavailableLines } from './steps/useUnavailableLines';

/** The checkout of a signed-in shopper's basket. */
export function CheckoutBoard() {
  return (
    <>
      <UnavailableLines lines={useUnavailableLines('cart')} />
      <Board />
    </>
  );
}

function Board() {
  const isLoading = useSelector(selectIsCartLoading);
  const error = useSelector(selectCartError);
  const { shops } = useSelector(selectCart);
  if (error) return <CheckoutError error={error} />;
  if (isLoading) return <CheckoutSkeleton />;
  if (shops.length === 0) return <NothingToBuy />;
  return <OrderBoard kind="cart" />;
}

function NothingToBuy() {
  const t = useT();
  return (
    <EmptyState
      drawing={<EmptyBag />}
      title={t('Your cart is empty')}
      text={t('What you add stays here until you buy it or take it out.')}
      action={
        <Button variant="contained" component={Link} to={paths.products}>
          {t('Continue shopping')}
        </Button>
      }
    />
  );
}
