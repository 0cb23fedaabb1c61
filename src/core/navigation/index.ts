export { goTo } from './goTo.saga';
export { movedTo } from './movedTo';
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
