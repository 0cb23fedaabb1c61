import type { OverlayName } from './overlay.types';
import type { OverlaysState } from './overlays.slice';

interface State {
  overlays: OverlaysState;
}

export const selectOverlays = ({ overlays }: State) => overlays.stack;

/** The open overlay of this name; the same object until it is closed. */
export const selectOverlay = ({ overlays }: State, name: OverlayName) =>
  overlays.stack.find((overlay) => overlay.name === name);

export const selectIsOpen = ({ overlays }: State, name: OverlayName) =>
  overlays.stack.some((overlay) => overlay.name === name);
