export { syncSessionFromStorage } from './syncSessionFromStorage.saga';
export { resumeSession, sessionSaga } from './session.saga';
export {
  isIntendedEnd,
  selectEndedBy,
  selectIsSignedIn,
  selectIsUserRequested,
  selectIsUserUnread,
  selectIsVisitor,
  selectUser,
  sessionEnded,
  sessionSlice,
  sessionStarted,
  userNotFound,
  userRequested,
  userRetried,
} from './session.slice';
export { startSession } from './startSession.saga';
export type { SessionEnd } from './session.slice';
export { whileSignedIn } from './whileSignedIn.saga';
