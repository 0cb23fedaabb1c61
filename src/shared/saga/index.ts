export { isToldByStory } from './isToldByStory';
export { lazily, storyNotLoaded } from './lazily';
export { supervised } from './supervised';
export { untilClosed } from './untilClosed';
export { wait } from './wait';
