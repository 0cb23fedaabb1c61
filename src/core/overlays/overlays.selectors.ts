import type { OverlayName } from './overlay.types';
import type { OverlaysState } from './overlays.slice';

interface State {
  overlays: OverlaysState;
}

export const selectOverlays = ({ overlays }: State) => overlays.stack;

export const selectIsOpen = ({ overlays }: State, name: OverlayName) =>
  overlays.stack.some((overlay) => overlay.name === name);
