export { logoutConfirmed } from './logout.events';
export { logoutOverlays } from './logout.overlays';
export { logOut, logoutSaga } from './logout.saga';
