export { isHandledBySaga } from './isHandledBySaga';
export { lazily, lazilyInBackground, lazilyPressed, sagaNotLoaded } from './lazily';
export { sagaGivenUp, supervised } from './supervised';
export { takeLeadingPer } from './takeLeadingPer';
export { withSecrets } from './withSecrets';
export { untilClosed } from './untilClosed';
export { wait } from './wait';
export { refetchAfterDelays } from './refetchAfterDelays';
