export { AttachmentsField } from './AttachmentsField';
export { PictureField } from './PictureField';
export type { StoredFile } from './takeFile';
export { UploadBar } from './UploadBar';
