import { direction, type Locale } from '../languages';
import { sourceHash } from '../sourceHash';

/** Changes with the source of the drawings and their data, so that pictures can be cached forever. */
const version = sourceHash('art', 'seed', 'media');

const raster = (path: string, width: number) => `/media/${path}/${width}?v=${version}`;

export const productPictureUrl = (id: number, view: string, colorId: number | undefined, width: number) =>
  raster(colorId ? `product/${id}/${view}/${colorId}` : `product/${id}/${view}`, width);
export const categoryPictureUrl = (id: number) => raster(`category/${id}`, 400);
export const subCategoryPictureUrl = (id: number) => raster(`sub-category/${id}`, 400);

/** Scenes leave room for a text at the start of the line, hence one picture per direction. */
export const bannerPictureUrl = (id: number, locale: Locale) =>
  raster(`banner/${id}/${direction[locale]}`, 1200);
export const adPictureUrl = (id: number, locale: Locale) => raster(`banner/${id}/${direction[locale]}`, 600);
export const flashSalePictureUrl = (id: number, locale: Locale) =>
  raster(`flash-sale/${id}/${direction[locale]}`, 1200);

export const shopLogoUrl = (id: number) => `/media/shop-logo/${id}.svg?v=${version}`;
export const shopBannerUrl = (id: number) => raster(`shop-banner/${id}`, 560);
export const shopHeadUrl = (id: number) => raster(`shop-head/${id}`, 1600);

export const articlePictureUrl = (id: number) => raster(`article/${id}`, 800);
export const customerPhotoUrl = (productId: number, number: number, width: number) =>
  raster(`customer-photo/${productId}/${number}`, width);
export const avatarUrl = (name: string) => `/media/avatar/${encodeURIComponent(name)}`;
