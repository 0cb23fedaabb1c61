import sharp from 'sharp';

/** A real picture of one colour. */
export async function pictureOf(width: number, height: number, type: 'png' | 'jpeg' | 'gif' = 'png') {
  const picture = sharp({ create: { width, height, channels: 3, background: '#0f7a5f' } });
  return new Blob([new Uint8Array(await picture.toFormat(type).toBuffer())], { type: `image/${type}` });
}

/** Something that says what it is, and is nothing else. */
export const fileLike = (beginning: string, size = beginning.length) => {
  const bytes = Buffer.alloc(size);
  bytes.write(beginning, 'latin1');
  return new Blob([new Uint8Array(bytes)]);
};
