export { autoLogin } from './autoLogin.saga';
export { loginSaga, loginSubmitted } from './login.saga';
