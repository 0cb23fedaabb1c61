export { accessSlice, selectBlockedAction } from './access.slice';
export { AccountLink } from './AccountLink';
export { requireLogin, blockedActionSaga, needsSession } from './blockedAction.saga';
export { accountPageRefused, homeRedirected } from './access.events';
export { guardSaga } from './guard.saga';
export { unauthorizedSaga } from './unauthorized.saga';
