export { absolute } from './absolute';
export { PageFacts } from './PageFacts';
export { plainText } from './plainText';
export { PrintStyles } from './PrintStyles';
export { ShareButton } from './ShareButton';
