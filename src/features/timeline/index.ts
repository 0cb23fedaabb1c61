export { createTimeline } from './createTimeline';
export { readsEndpointNames } from './endpointNames';
export { LookingBackBar } from './LookingBackBar';
