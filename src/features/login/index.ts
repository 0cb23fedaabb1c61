export { autoLogin } from './autoLogin.saga';
export { loginSaga } from './login.saga';
