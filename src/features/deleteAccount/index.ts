export { DELETE_ACCOUNT_CALL } from './deleteAccount.keys';
export { deleteAccountOverlays } from './deleteAccount.overlays';
export { deleteAccountSaga } from './deleteAccount.saga';
