export { absolute } from './absolute';
export { PageFacts } from './PageFacts';
export { ShareButton } from './ShareButton';
