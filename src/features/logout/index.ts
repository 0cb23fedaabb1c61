export { logoutConfirmed, logoutSaga } from './logout.saga';
