import sharp from 'sharp';
import type { Backend } from '../backend';
import type { UploadedPicture } from '../db/schema';
import type { SentFile } from '../http/files';
import { badField } from '../http/refusal';
import { saveUpload } from './uploads.queries';

interface Frame {
  width: number;
  height: number;
}

/** Limit against decompression bombs; no camera takes larger pictures. */
const mostPixels = 60_000_000;

interface NewPicture {
  userId: number;
  field: string;
  file: SentFile;
  frame: Frame;
}

/**
 * Stores a picture as WebP, no larger than it is shown. Re-encoding removes metadata such as the GPS
 * position, and any other data hidden in the file.
 */
async function saveSizedPicture(
  backend: Backend,
  { userId, field, file, frame }: NewPicture,
): Promise<UploadedPicture> {
  const { data: bytes, info } = await sharp(file.bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw badField(field, 'The {field} is not a picture that can be read.');
    });
  const url = await saveUpload(backend, { userId, contentType: 'image/webp', bytes });
  return { url, width: info.width, height: info.height };
}

/** Stores a picture and returns its URL. */
export const savePicture = async (backend: Backend, sent: NewPicture): Promise<string> =>
  (await saveSizedPicture(backend, sent)).url;

const photoFrame = { width: 1600, height: 1600 };

/** Stores the photos of a review or a message, in order. */
export async function savePhotos(
  backend: Backend,
  userId: number,
  files: readonly SentFile[],
): Promise<UploadedPicture[]> {
  const photos = [];
  for (const file of files)
    photos.push(await saveSizedPicture(backend, { userId, field: 'photos', file, frame: photoFrame }));
  return photos;
}
