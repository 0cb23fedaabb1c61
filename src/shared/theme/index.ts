export { elevation } from './elevation';
export { fixedColors } from './fixedColors';
export {
  clampedTo,
  sheetGrip,
  smallText,
  swipedSideways,
  unstyledList,
  upToFourColumns,
  wholeCard,
} from './mixins';
export { onPicture } from './onPicture';
