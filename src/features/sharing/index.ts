export { absolute } from './absolute';
export { PageMeta } from './PageMeta';
export { PrintStyles } from './PrintStyles';
export { ShareButton } from './ShareButton';
