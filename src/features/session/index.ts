export { recoverUser, resumeSession, sessionSaga } from './session.saga';
export { selectIsSignedIn, selectUser, sessionEnded, sessionSlice, sessionStarted } from './session.slice';
