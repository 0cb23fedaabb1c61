import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../languages';

const sources = [join(__dirname, '..', 'art'), join(__dirname, '..', 'seed'), __dirname];

/** Changes whenever the drawings or what they show do: pictures may then be cached for ever. */
function drawingVersion(): string {
  const hash = createHash('sha256');
  for (const folder of sources) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

const version = drawingVersion();

const raster = (path: string, width: number) => `/media/${path}/${width}?v=${version}`;

export const productPictureUrl = (id: number, view: string, colorId: number | undefined, width: number) =>
  raster(colorId ? `product/${id}/${view}/${colorId}` : `product/${id}/${view}`, width);
export const categoryPictureUrl = (id: number) => raster(`category/${id}`, 400);
export const subCategoryPictureUrl = (id: number) => raster(`sub-category/${id}`, 400);

/** Scenes leave the side free where the text begins, which depends on the direction of the page. */
const sideOf = (locale: Locale) => (locale === 'en' ? 'ltr' : 'rtl');
export const bannerPictureUrl = (id: number, locale: Locale) =>
  raster(`banner/${id}/${sideOf(locale)}`, 1200);
export const adPictureUrl = (id: number, locale: Locale) => raster(`banner/${id}/${sideOf(locale)}`, 600);
export const flashSalePictureUrl = (id: number, locale: Locale) =>
  raster(`flash-sale/${id}/${sideOf(locale)}`, 1200);

export const shopLogoUrl = (id: number) => `/media/shop-logo/${id}.svg?v=${version}`;
export const shopBannerUrl = (id: number) => raster(`shop-banner/${id}`, 560);
