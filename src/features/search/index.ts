export { searchOverlays } from './search.overlays';
export { searchSaga } from './search.saga';
export { searchSlice } from './search.slice';
export { SearchBox } from './SearchBox';
export { useSearchKeys } from './useSearchKeys';
