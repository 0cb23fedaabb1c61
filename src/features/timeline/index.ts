export type { Cause } from './cause';
export { createTimeline } from './createTimeline';
export type { Timeline, ToldRow } from './createTimeline';
export { LookingBackBar } from './LookingBackBar';
