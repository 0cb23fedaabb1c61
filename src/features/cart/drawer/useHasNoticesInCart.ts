import { useSelector } from 'react-redux';
import { selectIsOpen } from '@/core/overlays';
import { useScreen } from '@/shared/hooks';

type State = Parameters<typeof selectIsOpen>[0];

/** Whether notices are rendered in the open cart: below 900 px the drawer would cover their corner. */
export function useHasNoticesInCart(): boolean {
  const isOpen = useSelector((state: State) => selectIsOpen(state, 'cart'));
  const isSmall = useScreen() !== 'wide';
  return isOpen && isSmall;
}
