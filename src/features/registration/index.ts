export { registrationSaga } from './registration.saga';
