import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLocation } from '@/core/navigation';
import { overlayClosed, overlayOpened, selectIsOpen } from '@/core/overlays';
import { clock } from '@/shared/adapters';
import { useSelect } from '@/shared/hooks';

/**
 * Hover delays in milliseconds: a pointer passing by opens nothing, one that slips off the edge closes
 * nothing.
 */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 280;

/**
 * Whether the category menu is open. Opened by press, the menu is an overlay in the store; opened by hover,
 * it is local state of this page, so that hovering adds no row to the timeline.
 */
export function useOpenIntent() {
  const dispatch = useDispatch();
  const { key } = useSelector(selectLocation);
  const isPinned = useSelect(selectIsOpen, 'categoryMenu');
  const [hoveredAt, setHoveredAt] = useState<string | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  const hasMoved = useRef(false);
  useEffect(() => () => cancel.current?.(), []);

  const after = (milliseconds: number, act: () => void) => {
    cancel.current?.();
    cancel.current = clock.after(milliseconds, act);
  };
  const pin = () => dispatch(overlayOpened({ name: 'categoryMenu' }));
  const close = () => {
    cancel.current?.();
    setHoveredAt(null);
    if (isPinned) dispatch(overlayClosed('categoryMenu'));
  };
  return {
    // A menu opened by hover closes on navigation.
    isOpen: isPinned || hoveredAt === key,
    pin,
    close,
    /** A press pins a menu that was opened by hover. */
    toggle: () => (isPinned ? close() : pin()),
    hoverProps: {
      // Also dispatched when the layout moves under a resting pointer: keeps the menu open, but opens none.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') cancel.current?.();
      },
      onPointerMove: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'mouse' || hasMoved.current) return;
        hasMoved.current = true;
        after(OPEN_AFTER, () => setHoveredAt(key));
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'mouse') return;
        hasMoved.current = false;
        after(CLOSE_AFTER, () => setHoveredAt(null));
      },
    },
  };
}
