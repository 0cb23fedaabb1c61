import { selectIsOpen } from '@/core/overlays';
import { useScreen, useSelect } from '@/shared/hooks';

/** Whether notices are rendered in the open cart: below 900 px the drawer would cover their corner. */
export function useHasNoticesInCart(): boolean {
  const isOpen = useSelect(selectIsOpen, 'cart');
  const isSmall = useScreen() !== 'wide';
  return isOpen && isSmall;
}
