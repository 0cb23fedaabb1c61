export { accessSlice, selectBlockedAction } from './access.slice';
export { AccountLink } from './AccountLink';
export { requireLogin, blockedActionSaga, needsSession } from './blockedAction.saga';
export { accountPageRefused, guardSaga, homeRedirected } from './guard.saga';
export { unauthorizedSaga } from './unauthorized.saga';
