export { elevation } from './elevation';
export { fixedColors } from './fixedColors';
export { sheetGrip, smallText, swipedSideways, unstyledList, wholeCard } from './mixins';
export { onPicture } from './onPicture';
