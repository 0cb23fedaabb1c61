export { AttachmentsField } from './AttachmentsField';
export { PhotosField } from './PhotosField';
export { PictureField } from './PictureField';
export type { StoredFile } from './takeFile';
export { UploadBar } from './UploadBar';
