export { autoLogin } from './autoLogin.saga';
export { loginSaga, loginSubmitted } from './login.saga';
export { LOGIN_CALL } from './login.form';
export { enter, tryLogin } from './signIn.saga';
