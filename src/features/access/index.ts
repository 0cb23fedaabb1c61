export { accessSlice } from './access.slice';
export { askToLogin, blockedActionSaga, needsSession } from './blockedAction.saga';
export { accountPageRefused, guardSaga, homeRedirected } from './guard.saga';
export { unauthorizedSaga } from './unauthorized.saga';
