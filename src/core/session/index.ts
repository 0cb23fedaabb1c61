export { syncSessionFromStorage } from './syncSessionFromStorage.saga';
export { resumeSession, sessionSaga } from './session.saga';
export {
  isIntendedEnd,
  selectEndedBy,
  selectIsSignedIn,
  selectIsUserRequested,
  selectUser,
  sessionEnded,
  sessionSlice,
  sessionStarted,
  userNotFound,
  userRequested,
} from './session.slice';
export { startSession } from './startSession.saga';
export type { SessionEnd } from './session.slice';
export { whileSignedIn } from './whileSignedIn.saga';
