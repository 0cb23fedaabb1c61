export type { Cause } from './cause';
export { createTimeline } from './createTimeline';
export type { Timeline, RecordedAction } from './createTimeline';
export { LookingBackBar } from './LookingBackBar';
