export { goTo, movedTo } from './goTo';
export {
  navigated,
  navigationSlice,
  selectAddress,
  selectHistoryIndex,
  selectMove,
  selectPlace,
} from './navigation.slice';
export { useCorrectedQuery } from './useCorrectedQuery';
export { usePlaceNow } from './usePlaceNow';
export { useQueryChange } from './useQueryChange';
