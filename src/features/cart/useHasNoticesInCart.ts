import { useSelector } from 'react-redux';
import { selectIsOpen } from '@/features/overlays';
import { useScreen } from '@/shared/hooks';
import { useDirection } from '@/shared/texts';

type State = Parameters<typeof selectIsOpen>[0];

/**
 * Whether notices stand in the open cart instead of their corner: on small screens there is no room beside it, and in
 * right-to-left pages the cart opens over the corner, where a toast would cover "Proceed to Checkout".
 */
export function useHasNoticesInCart(): boolean {
  const isOpen = useSelector((state: State) => selectIsOpen(state, 'cart'));
  const isSmall = useScreen() !== 'wide';
  const isInCorner = useDirection() === 'rtl';
  return isOpen && (isSmall || isInCorner);
}
