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
export type { Brings, EntryDialog, OrderDeed, Overlay, OverlayName, PayableOrder } from './overlays.slice';
export { BrokenOverlay } from './BrokenOverlay';
export { LateMenu } from './LateMenu';
export { TurnLine } from './TurnLine';
export { useMenu } from './useMenu';
export type { HangingProps } from './useMenu';
