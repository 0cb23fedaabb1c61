export {
  isEntryDialog,
  overlayChanged,
  openedBy,
  opens,
  overlayClosed,
  overlayOpened,
  overlayReplaced,
  overlaysSlice,
  selectIsGettingIn,
  selectIsOpen,
  selectOverlays,
} from './overlays.slice';
export type {
  Brings,
  EntryDialog,
  OrderDialogAction,
  Overlay,
  OverlayName,
  PayableOrder,
} from './overlays.slice';
export { BrokenOverlay } from './BrokenOverlay';
export { LazyMenu } from './LazyMenu';
export { TurnLine } from './TurnLine';
export { useMenu } from './useMenu';
export type { HangingProps } from './useMenu';
