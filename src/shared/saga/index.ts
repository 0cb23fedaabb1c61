export { lazily, storyNotLoaded } from './lazily';
export { supervised } from './supervised';
export { wait } from './wait';
