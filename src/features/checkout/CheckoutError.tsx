import { useDispatch } from 'react-redux';
import { QueryError } from '@/api';
import { cartRetryPressed } from '@/features/cart';

/** Replaces the checkout when the cart failed to load. */
export function CheckoutError({ error }: { error: unknown }) {
  const dispatch = useDispatch();
  return <QueryError error={error} onRetry={() => dispatch(cartRetryPressed())} />;
}
