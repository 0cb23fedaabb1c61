export { elevation } from './elevation';
export { fixedColors } from './fixedColors';
export { smallText, unstyledList, wholeCard } from './mixins';
export { onPicture } from './onPicture';
