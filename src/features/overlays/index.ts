export {
  overlayChanged,
  opens,
  overlayClosed,
  overlayOpened,
  overlaysSlice,
  selectIsGettingIn,
  selectIsOpen,
  selectOverlays,
} from './overlays.slice';
export type { Overlay, OverlayName } from './overlays.slice';
export { useMenu } from './useMenu';
export type { HangingProps } from './useMenu';
