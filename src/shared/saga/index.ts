export { isToldByStory } from './isToldByStory';
export { lazily, storyNotLoaded } from './lazily';
export { supervised } from './supervised';
export { wait } from './wait';
