export {
  isEntryDialog,
  opens,
  overlayClosed,
  overlayOpened,
  overlayReplaced,
  overlaysSlice,
  selectIsOpen,
  selectOverlays,
} from './overlays.slice';
export type { EntryDialog, Overlay, OverlayName } from './overlays.slice';
export { useMenu } from './useMenu';
export type { HangingProps } from './useMenu';
