import { useDispatch } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { isPlainKey, usePageKeys } from '@/shared/hooks';

const isShortcutsKey = (event: KeyboardEvent, isTyping: boolean): boolean =>
  !isTyping && isPlainKey(event, '?');

/** `?` lists the keyboard shortcuts (R57). */
export function useShortcutsKey(): void {
  const dispatch = useDispatch();
  usePageKeys(isShortcutsKey, () => dispatch(overlayOpened({ name: 'shortcuts' })));
}
