export { goTo, movedTo } from './goTo';
export {
  navigated,
  navigationSlice,
  selectAddress,
  selectHistoryIndex,
  selectMove,
  selectPlace,
} from './navigation.slice';
