export { logoutSaga } from './logout.saga';
