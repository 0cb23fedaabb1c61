import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { timeTravel } from '@/shared/adapters';
import { useSelect } from '@/shared/hooks';
import { useDirection } from '@/shared/texts';
import type { PlainOverlayName } from './overlay.types';
import { overlayClosed, overlayOpened } from './overlays.events';
import { selectIsOpen } from './overlays.selectors';

/** Position and close handler of a menu, to be spread on MUI's Menu or Popover. */
export interface HangingProps {
  open: boolean;
  anchorEl: HTMLElement;
  anchorOrigin: { vertical: 'bottom'; horizontal: 'left' | 'right' };
  transformOrigin: { vertical: 'top'; horizontal: 'left' | 'right' };
  onClose: () => void;
}

/** Menu below its button, aligned to its end. Whether it is open is in the store; the anchor is local. */
export function useMenu(name: PlainOverlayName) {
  const dispatch = useDispatch();
  const isOpen = useSelect(selectIsOpen, name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Stays mounted after the first opening, for MUI's exit transition; during time travel there is none.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isNeeded = isOpen || (wasOpened && !timeTravel.isActive());
  // MUI positions menus by coordinates, which right-to-left styles do not mirror.
  const horizontal = useDirection() === 'rtl' ? 'left' : 'right';
  const hanging: HangingProps | null =
    isNeeded && anchor
      ? {
          open: isOpen,
          anchorEl: anchor,
          anchorOrigin: { vertical: 'bottom', horizontal },
          transformOrigin: { vertical: 'top', horizontal },
          onClose: () => dispatch(overlayClosed(name)),
        }
      : null;
  return {
    /** Null until the menu is opened for the first time. */
    hanging,
    buttonProps: {
      ref: setAnchor,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: () => dispatch(overlayOpened({ name })),
    },
  };
}
