export { deleteAccountOverlays } from './deleteAccount.overlays';
export { deleteAccountSaga } from './deleteAccount.saga';
