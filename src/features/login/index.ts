export { autoLogin } from './autoLogin.saga';
export { loginSubmitted } from './login.events';
export { loginSaga } from './login.saga';
export { LOGIN_CALL } from './login.keys';
export { loginOverlays } from './login.overlays';
export { enter, tryLogin } from './signIn.saga';
