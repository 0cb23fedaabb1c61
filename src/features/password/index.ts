export { passwordSaga } from './password.saga';
