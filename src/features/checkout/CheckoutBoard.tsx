import { useSelector } from 'react-redux';
import { EmptyCart, selectCart, selectCartError, selectIsCartLoading } from '@/features/cart';
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
  if (shops.length === 0) return <EmptyCart />;
  return <OrderBoard kind="cart" />;
}
