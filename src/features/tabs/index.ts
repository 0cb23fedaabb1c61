export { tabsSaga } from './tabs.saga';
