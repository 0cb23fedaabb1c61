export { afterDrawing } from './afterDrawing';
export { addressOf, browserHistory, newLocationKey, splitAddress } from './browserHistory';
export type { AppLocation, HistoryEntry } from './browserHistory';
export { CONTROLS, nameOfControl } from './nameOfControl';
export { openTabChannel } from './broadcast';
export type { TabMessage } from './broadcast';
export { afterInput, currentInput, watchInputs } from './currentInput';
export type { Input } from './currentInput';
export { currentSource, fromSource, watchSources } from './currentSource';
export { clock, parseHttpDate, updateServerTime, wait, serverNow, setClock } from './clock';
export type { Clock } from './clock';
export { whenLive, timeTravel, untilLive, onceLive } from './timeTravel';
export type { Source } from './timeTravel';
export { applyFaces, requestFaces } from './faces';
export { storeFile, printPage } from './files';
export { destination, leaveFor, reloadPage, setLeave, setReload } from './leave';
export { queueForLock } from './locks';
export type { QueuedLock } from './locks';
export { addressHere, replyToOpener, onPopupMessage, openPopup, setPopups } from './popup';
export type { Popup, PopupReply } from './popup';
export { isBehindPaint, isPainted, onAppShown, showApp } from './paintedPage';
export { showAppInTime, showCompleteApp, stayPainted, waitForPart } from './completeApp';
export { postText } from './postText';
export { random, secretUuid, setRandom } from './random';
export { loadScript } from './script';
export { saveText } from './saveText';
export { storage, tabStorage } from './storage';
export { shareLink } from './share';
export type { ShareOutcome } from './share';
export { onOnline, onReconnect, reconnected } from './onReconnect';
export { onReturn } from './onReturn';
export {
  countEndedSession,
  dropSession,
  endedSessions,
  forget,
  isSessionReplaced,
  restoreSession,
  storeSecret,
  storeSessionSecret,
  watchSecrets,
  sessionMark,
  sessionToken,
  persistedSessionMark,
  isSecretRef,
  resolveSecrets,
} from './vault';
export type { SecretRef } from './vault';
