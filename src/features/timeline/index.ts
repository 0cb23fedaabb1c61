export type { Cause } from './cause';
export { createTimeline } from './createTimeline';
export type { Timeline, RecordedAction } from './createTimeline';
export { devToolsOptions } from './devToolsOptions';
export { isShortened } from './displayedState';
export type { CheckRows } from './guardImports';
export { LookingBackBar } from './LookingBackBar';
export type { Remote } from './remote/createRemote';
export { loadRemote } from './remote/loadRemote';
