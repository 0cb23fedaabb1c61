export { isToldByStory } from './isToldByStory';
export { lazily, lazilyPressed, storyNotLoaded } from './lazily';
export { sagaGivenUp, supervised } from './supervised';
export { untilClosed } from './untilClosed';
export { wait } from './wait';
export { whenDoneLate } from './whenDoneLate';
