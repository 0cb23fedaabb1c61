export { afterDrawing } from './afterDrawing';
export { addressOf, browserHistory, newPlaceKey, splitAddress } from './browserHistory';
export type { Place } from './browserHistory';
export { openTabChannel } from './broadcast';
export type { TabMessage } from './broadcast';
export { currentInput, watchInputs } from './currentInput';
export { clock, learnServerTime, pause, serverNow, setClock } from './clock';
export type { Clock } from './clock';
export { atPresent, present, untilPresent, whenPresent } from './present';
export { keepFile, printPage } from './files';
export { destination, leaveFor, reloadPage, setLeave, setReload } from './leave';
export { queueForLock, takeLock } from './locks';
export type { Turn } from './locks';
export { addressHere, answerOpener, hearPopup, openPopup, setPopups } from './popup';
export type { Popup, PopupAnswer } from './popup';
export { postText } from './postText';
export { random, secretUuid, setRandom } from './random';
export { loadScript } from './script';
export { saveText } from './saveText';
export { storage, tabStorage } from './storage';
export { shareLink } from './share';
export type { ShareOutcome } from './share';
export { onReconnect } from './onReconnect';
export { onReturn } from './onReturn';
export {
  dropSession,
  forget,
  restoreSession,
  seal,
  sealSession,
  sessionMark,
  sessionToken,
  storedSessionMark,
  unseal,
} from './vault';
export type { Sealed } from './vault';
