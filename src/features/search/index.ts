export { searchOverlays } from './search.overlays';
export { searchSaga } from './search.saga';
export { recentSearchesCleared, searchSlice, searchSubmitted } from './search.slice';
export { SearchBox } from './SearchBox';
export { useSearchKeys } from './useSearchKeys';
