import sharp from 'sharp';

const SIZE = 400;
/** Size of one dot of the noise, in pixels. */
const GRAIN = 8;
/** With this grain and quality, a picture has about 20 kB. */
const QUALITY = 45;

/** Pseudo-random bytes (a linear congruential generator), the same in each run. */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/** Draws a WebP picture of 400 × 400 pixels and about 20 kB. */
const draw = (seed: number): Promise<Buffer> => {
  const side = SIZE / GRAIN;
  return sharp(noise(side * side * 3, seed + 1), { raw: { width: side, height: side, channels: 3 } })
    .resize(SIZE, SIZE, { kernel: 'cubic' })
    .webp({ quality: QUALITY })
    .toBuffer();
};

/** Draws twelve pictures. */
export const drawPictures = (): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: 12 }, (_none, seed) => draw(seed)));
