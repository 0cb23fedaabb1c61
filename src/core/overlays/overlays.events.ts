import type { Action } from '@reduxjs/toolkit';
import { createAction, isAction } from '@reduxjs/toolkit';
import type { Brings, Overlay, OverlayName, Replacement } from './overlay.types';

/** An overlay was opened; one that is open already moves to the top with its new props. */
export const overlayOpened = createAction<Overlay>('overlays/overlayOpened');

/** The props of an open overlay changed; it keeps its position. */
export const overlayChanged = createAction<Overlay>('overlays/overlayChanged');

/** A dialog, drawer or menu was closed, by the shopper or by its saga. */
export const overlayClosed = createAction<OverlayName>('overlays/overlayClosed');

/** One dialog replaced another; this does not count as giving up. */
export const overlayReplaced = createAction<Replacement>('overlays/overlayReplaced');

interface Bringing extends Action {
  meta: Brings;
}

export function isBringing(action: unknown): action is Bringing {
  return isAction(action) && Boolean((action as Partial<Bringing>).meta?.brings);
}

/** The overlay that an event opens, also through its `meta`; null for other events. */
export function openedBy(action: Action): Overlay | null {
  if (overlayOpened.match(action)) return action.payload;
  if (overlayReplaced.match(action)) return action.payload.opened;
  return isBringing(action) ? action.meta.brings.opened : null;
}
