export { autoLogin } from './autoLogin.saga';
export { loginSubmitted } from './login.events';
export { loginSaga } from './login.saga';
export { LOGIN_CALL } from './login.form';
export { enter, tryLogin } from './signIn.saga';
