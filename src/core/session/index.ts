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
  userRequested,
  userRetried,
} from './session.slice';
export { startSession } from './startSession.saga';
export type { SessionEnd } from './session.slice';
export { untilUserKnown } from './untilUserKnown.saga';
export { whileSignedIn } from './whileSignedIn.saga';
