import sharp from 'sharp';

/** A valid picture in one color. */
export async function pictureOf(width: number, height: number, type: 'png' | 'jpeg' | 'gif' = 'png') {
  const picture = sharp({ create: { width, height, channels: 3, background: '#0f7a5f' } });
  return new Blob([new Uint8Array(await picture.toFormat(type).toBuffer())], { type: `image/${type}` });
}

/** A file with only the signature of its type. */
export const fileLike = (beginning: string, size = beginning.length) => {
  const bytes = Buffer.alloc(size);
  bytes.write(beginning, 'latin1');
  return new Blob([new Uint8Array(bytes)]);
};
