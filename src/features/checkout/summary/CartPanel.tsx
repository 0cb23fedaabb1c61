import { CartDrawer } from '@/features/cart';
import { CartFoot } from './CartFoot';

/** The cart drawer with the checkout figures at its foot. */
export function CartPanel() {
  return <CartDrawer foot={<CartFoot />} />;
}
