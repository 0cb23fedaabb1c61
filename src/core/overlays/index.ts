export { BrokenOverlay } from './BrokenOverlay';
export { closeIfOpen } from './closeIfOpen.saga';
export { isEntryDialog, openEntryDialogs } from './entryDialogs.saga';
export type { OverlayContext } from './entryDialogs.saga';
export { LazyMenu } from './LazyMenu';
// `export *`, because declaration merging does not follow named exports.
export type * from './overlay.types';
export { openedBy, overlayChanged, overlayClosed, overlayOpened, overlayReplaced } from './overlays.events';
export { selectIsOpen, selectOverlay, selectOverlays } from './overlays.selectors';
export { createOverlaysSlice } from './overlays.slice';
export type { OverlaysState } from './overlays.slice';
export { TurnLine } from './TurnLine';
export { useMenu } from './useMenu';
export type { HangingProps } from './useMenu';
