import { useLayoutEffect, useRef } from 'react';
import type { ShopId } from '@/domain/ids';
import { useScreen } from '@/shared/hooks';

/**
 * For the board of list and conversation: where one takes the other's place, the focus goes along, into the conversation
 * that was opened and back to its row. Where it still stands on something that is shown, it stays.
 */
export function useFocusAlong(shopId: ShopId | null) {
  const board = useRef<HTMLDivElement>(null);
  const last = useRef(shopId);
  const hasOnePane = useScreen() !== 'wide';
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shopId;
    const focused = document.activeElement;
    const list = board.current?.querySelector<HTMLElement>('[data-part=list]');
    const isHidden = hasOnePane && shopId !== null && list?.contains(focused);
    if (before === shopId || (focused !== document.body && !isHidden)) return;
    if (shopId !== null)
      board.current?.querySelector<HTMLElement>('[data-part=talk] > section')?.focus({ preventScroll: true });
    else (list?.querySelector<HTMLElement>(`[data-shop="${before}"]`) ?? list)?.focus();
  }, [shopId, hasOnePane]);
  return board;
}
