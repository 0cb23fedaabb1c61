export { isToldByStory } from './isToldByStory';
export { lazily, lazilyPressed, storyNotLoaded } from './lazily';
export { supervised } from './supervised';
export { untilClosed } from './untilClosed';
export { wait } from './wait';
export { whenDoneLate } from './whenDoneLate';
