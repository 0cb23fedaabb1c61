export { deleteAccountSaga } from './deleteAccount.saga';
