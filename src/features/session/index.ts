export { recoverUser, resumeSession, sessionSaga } from './session.saga';
export { selectIsSignedIn, selectUser, sessionEnded, sessionSlice, sessionStarted } from './session.slice';
export type { SessionEnd } from './session.slice';
