export { addressOf, browserHistory, splitAddress } from './browserHistory';
export type { Place } from './browserHistory';
export { openTabChannel } from './broadcast';
export type { TabChannel, TabMessage } from './broadcast';
export { clock, learnServerTime, pause, serverNow, setClock } from './clock';
export type { Clock } from './clock';
export { present, untilPresent, whenPresent } from './present';
export { leaveFor, setLeave } from './leave';
export { takeLock } from './locks';
export { random, setRandom } from './random';
export type { Random } from './random';
export { storage, tabStorage } from './storage';
export { shareLink } from './share';
export type { ShareOutcome } from './share';
export {
  dropSession,
  forget,
  isSealed,
  restoreSession,
  seal,
  sealSession,
  sessionToken,
  unseal,
} from './vault';
export type { Sealed } from './vault';
