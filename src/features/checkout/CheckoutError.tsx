import { useDispatch } from 'react-redux';
import { useErrorMessage } from '@/api';
import { cartRetryPressed } from '@/features/cart';
import { SectionError } from '@/shared/ui';

/** Replaces the checkout when the cart failed to load. */
export function CheckoutError({ error }: { error: unknown }) {
  const dispatch = useDispatch();
  return <SectionError message={useErrorMessage(error)} onRetry={() => dispatch(cartRetryPressed())} />;
}
