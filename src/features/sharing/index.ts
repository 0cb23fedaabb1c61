export { absolute } from './absolute';
export { PageMeta } from './PageMeta';
export { plainText, wholePlainText } from './plainText';
export { PrintStyles } from './PrintStyles';
export { ShareButton } from './ShareButton';
