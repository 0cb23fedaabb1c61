export { followStoredSession } from './followStoredSession.saga';
export { resumeSession, sessionSaga } from './session.saga';
export {
  selectEndedBy,
  selectIsSignedIn,
  selectIsUserSought,
  selectUser,
  sessionEnded,
  sessionSlice,
  sessionStarted,
  userNotFound,
} from './session.slice';
export type { SessionEnd } from './session.slice';
export { whileSignedIn } from './whileSignedIn.saga';
