export { logoutConfirmed } from './logout.events';
export { logOut, logoutSaga } from './logout.saga';
