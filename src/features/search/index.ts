export { searchSaga, searchSubmitted } from './search.saga';
export { SearchBox } from './SearchBox';
