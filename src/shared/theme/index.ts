export { elevation } from './elevation';
export { fixedColors } from './fixedColors';
export { smallText, unstyledList } from './mixins';
export { onPicture } from './onPicture';
