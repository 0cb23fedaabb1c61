import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Widths that pictures are rendered in. A fixed list, so that requests cannot fill the disk. */
const widths = [60, 100, 200, 400, 560, 600, 800, 1200, 1600] as const;

export const isRendered = (width: number) => widths.some((allowed) => allowed === width);

export type Format = 'avif' | 'webp' | 'png';

/** Returns the best format that the `Accept` header allows. */
export function formatFor(accept: string | undefined): Format {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'png';
}

/** Effort 2 takes a third of the time of the default 4 for a few more bytes. Tests need speed only. */
const effortOf = (isHurried: boolean) => (isHurried ? 0 : 2);

const encode = {
  avif: (image: Sharp, isHurried: boolean) => image.avif({ quality: 60, effort: effortOf(isHurried) }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 3 }),
  png: (image: Sharp) => image.png({ compressionLevel: 8 }),
} satisfies Record<Format, (image: Sharp, isHurried: boolean) => Sharp>;

const drawnWidth = (svg: string) => Number(/<svg[^>]*\swidth="(\d+)"/.exec(svg)?.[1] ?? 400);

export interface Renditions {
  /** Returns the drawing as a raster picture: rendered the first time, then read from disk. */
  of(svg: string, width: number, format: Format): Promise<Buffer>;
}

/** Stores pictures in `folder`, named by the hash of their SVG, so that a changed drawing gets a new file. */
export function renditionsIn(folder: string, isHurried: boolean): Renditions {
  const underway = new Map<string, Promise<Buffer>>();

  async function render(svg: string, width: number, format: Format, path: string): Promise<Buffer> {
    const density = (72 * width) / drawnWidth(svg);
    const drawing = sharp(Buffer.from(svg), { density }).resize({ width });
    const picture = await encode[format](drawing, isHurried).toBuffer();
    await mkdir(folder, { recursive: true });
    // Written to a temporary file first, so that no reader gets a partial file, even after a crash or when
    // another demo process shares the folder.
    const temporaryPath = `${path}.${randomUUID()}.part`;
    await writeFile(temporaryPath, picture);
    await rename(temporaryPath, path);
    return picture;
  }

  return {
    of(svg, width, format) {
      const name = `${createHash('sha1').update(svg).digest('hex')}-${width}.${format}`;
      const path = join(folder, name);
      if (existsSync(path)) return readFile(path);
      const rendering = underway.get(name) ?? render(svg, width, format, path);
      underway.set(name, rendering);
      return rendering.finally(() => underway.delete(name));
    },
  };
}
