export { goTo, movedTo } from './goTo';
export {
  navigated,
  navigationSlice,
  selectAddress,
  selectHistoryIndex,
  selectMove,
  selectLocation,
} from './navigation.slice';
export { useCorrectedQuery } from './useCorrectedQuery';
export { useCurrentLocation } from './useCurrentLocation';
export { useQueryChange } from './useQueryChange';
