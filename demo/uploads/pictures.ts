import sharp from 'sharp';
import type { Backend } from '../backend';
import type { SentFile } from '../http/files';
import { badField } from '../http/refusal';
import { saveUpload } from './uploads.queries';

interface Frame {
  width: number;
  height: number;
}

/** Limit against decompression bombs; no camera takes larger pictures. */
const mostPixels = 60_000_000;

/**
 * Stores a picture as WebP, no larger than it is shown. Re-encoding removes metadata such as the GPS
 * position, and any other data hidden in the file.
 */
export async function savePicture(
  backend: Backend,
  { userId, field, file, frame }: { userId: number; field: string; file: SentFile; frame: Frame },
): Promise<string> {
  const bytes = await sharp(file.bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw badField(field, 'The {field} is not a picture that can be read.');
    });
  return saveUpload(backend, { userId, contentType: 'image/webp', bytes });
}
