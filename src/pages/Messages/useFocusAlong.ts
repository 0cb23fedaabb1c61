import { useLayoutEffect, useRef } from 'react';
import type { ShopId } from '@/domain/ids';
import { useHasTwoPanes } from '@/shared/hooks';

/**
 * Moves the focus on one-pane screens when list and conversation replace each other: into the opened
 * conversation, or back to its row. A focus on a visible element is kept.
 */
export function useFocusAlong(shopId: ShopId | null) {
  const board = useRef<HTMLDivElement>(null);
  const last = useRef(shopId);
  const hasOnePane = !useHasTwoPanes();
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = shopId;
    const focused = document.activeElement;
    const list = board.current?.querySelector<HTMLElement>('[data-part=list]');
    const isHidden = hasOnePane && shopId !== null && list?.contains(focused);
    if (previous === shopId || (focused !== document.body && !isHidden)) return;
    if (shopId !== null)
      board.current?.querySelector<HTMLElement>('[data-part=talk] > section')?.focus({ preventScroll: true });
    else (list?.querySelector<HTMLElement>(`[data-shop="${previous}"]`) ?? list)?.focus();
  }, [shopId, hasOnePane]);
  return board;
}
