export { readsEndpointNames, timelineRecorder } from './endpointNames';
