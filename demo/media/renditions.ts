import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Widths that pictures are rendered in: a fixed choice, or anybody could fill the disk. */
const widths = [60, 100, 200, 400, 560, 600, 800, 1200, 1600] as const;

export const isRendered = (width: number) => widths.some((known) => known === width);

export type Format = 'avif' | 'webp' | 'png';

/** The best format that the browser says it reads. */
export function formatFor(accept: string | undefined): Format {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'png';
}

/** Effort 2 costs a third of the usual 4 and a few bytes more; in tests only the time counts. */
const effortOf = (isHurried: boolean) => (isHurried ? 0 : 2);

const encode = {
  avif: (image: Sharp, isHurried: boolean) => image.avif({ quality: 60, effort: effortOf(isHurried) }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 3 }),
  png: (image: Sharp) => image.png({ compressionLevel: 8 }),
} satisfies Record<Format, (image: Sharp, isHurried: boolean) => Sharp>;

const drawnWidth = (svg: string) => Number(/<svg[^>]*\swidth="(\d+)"/.exec(svg)?.[1] ?? 400);

export interface Renditions {
  /** The drawing as a raster picture: rendered the first time, read from disk ever after. */
  of(svg: string, width: number, format: Format): Promise<Buffer>;
}

/** Pictures below `folder`, named after what they show, so that a changed drawing is a new picture. */
export function renditionsIn(folder: string, isHurried: boolean): Renditions {
  const underway = new Map<string, Promise<Buffer>>();

  async function render(svg: string, width: number, format: Format, path: string): Promise<Buffer> {
    const density = (72 * width) / drawnWidth(svg);
    const drawing = sharp(Buffer.from(svg), { density }).resize({ width });
    const picture = await encode[format](drawing, isHurried).toBuffer();
    await mkdir(folder, { recursive: true });
    // Written aside first: nobody ever reads half a picture, even after a crash. Another demo may share the folder.
    const aside = `${path}.${randomUUID()}.part`;
    await writeFile(aside, picture);
    await rename(aside, path);
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
