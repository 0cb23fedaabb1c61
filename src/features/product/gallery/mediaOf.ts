import type { Color, ProductDetail, ProductMedia } from '@/domain/catalogue';
import type { Photo } from '@/domain/photo';

/**
 * Returns a product's media; without any, its thumbnail or an empty item, which renders the placeholder icon.
 */
export function mediaOf({ media, thumbnail }: Pick<ProductDetail, 'media' | 'thumbnail'>): ProductMedia[] {
  return media.length > 0 ? media : [{ id: 0, thumbnail, url: null, fullUrl: null, type: 'image' }];
}

/** A photo as an item of the gallery. */
export const mediaOfPhoto = ({ thumbnail, url }: Photo, index: number): ProductMedia => ({
  id: index,
  thumbnail,
  url: thumbnail,
  fullUrl: url,
  type: 'image',
});

/** Index of the picture that shows this color; the first one if there is none. */
export function indexOfColor(media: readonly ProductMedia[], color: Color | null): number {
  const index = media.findIndex(({ thumbnail }) => thumbnail !== null && thumbnail === color?.thumbnail);
  return Math.max(0, index);
}
