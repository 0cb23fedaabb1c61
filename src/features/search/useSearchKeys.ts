import { isPlainKey, usePageKeys } from '@/shared/hooks';

const isSearchKey = (event: KeyboardEvent, isTyping: boolean): boolean =>
  (!isTyping && isPlainKey(event, '/')) ||
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));

/** `/` and Ctrl or Cmd+K open the search, unless a dialog is open or the user is typing in a field (R57). */
export function useSearchKeys(open: () => void): void {
  usePageKeys(isSearchKey, open);
}
