export {
  isEntryDialog,
  overlayChanged,
  opens,
  overlayClosed,
  overlayOpened,
  overlayReplaced,
  overlaysSlice,
  selectIsGettingIn,
  selectIsOpen,
  selectOverlays,
} from './overlays.slice';
export type { EntryDialog, Overlay, OverlayName, PayableOrder } from './overlays.slice';
export { useMenu } from './useMenu';
export type { HangingProps } from './useMenu';
