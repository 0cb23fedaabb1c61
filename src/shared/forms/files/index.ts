export { AttachmentsField } from './AttachmentsField';
export { PictureField } from './PictureField';
export type { KeptFile } from './takeFile';
export { UploadBar } from './UploadBar';
