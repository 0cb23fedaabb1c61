export { autoLogin } from './autoLogin.saga';
export { LOGIN_CALL, LOGIN_DRAFT } from './login.form';
export { enter } from './signIn.saga';
export { loginSaga } from './login.saga';
