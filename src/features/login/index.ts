export { LOGIN_CALL, loginSaga, loginSubmitted, verificationAsked } from './login.saga';
