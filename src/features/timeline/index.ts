export type { Timeline } from './createTimeline';
export { LookingBack } from './LookingBack';
export { loadTimeline } from './loadTimeline';
