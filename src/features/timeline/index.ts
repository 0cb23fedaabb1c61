export { createTimeline } from './createTimeline';
export type { LookedAt, Timeline } from './createTimeline';
export { readsEndpointNames } from './endpointNames';
export { LookingBackBar } from './LookingBackBar';
