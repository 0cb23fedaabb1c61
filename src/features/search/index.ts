export { searchSaga } from './search.saga';
export { SearchBox } from './SearchBox';
