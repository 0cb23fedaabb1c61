export { autoLogin } from './autoLogin.saga';
export { loginSubmitted } from './login.events';
export { loginSaga } from './login.saga';
export { loginOverlays } from './login.overlays';
export { enter, tryLogin } from './signIn.saga';
