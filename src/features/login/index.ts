export { loginSaga } from './login.saga';
