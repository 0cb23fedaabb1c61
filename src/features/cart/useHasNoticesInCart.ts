import { useSelector } from 'react-redux';
import { selectIsOpen } from '@/core/overlays';
import { useScreen } from '@/shared/hooks';

type State = Parameters<typeof selectIsOpen>[0];

/** Whether notices are in the open cart instead of their corner: below 900 px there is no room beside it. */
export function useHasNoticesInCart(): boolean {
  const isOpen = useSelector((state: State) => selectIsOpen(state, 'cart'));
  const isSmall = useScreen() !== 'wide';
  return isOpen && isSmall;
}
