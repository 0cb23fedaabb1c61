export { logOut, logoutConfirmed, logoutSaga } from './logout.saga';
