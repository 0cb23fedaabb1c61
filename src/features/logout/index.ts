export { logOut, logoutSaga } from './logout.saga';
