import type { ProductDetail, ProductMedia } from '@/domain/catalogue';

/** The gallery of a product; one without any shows its thumbnail, or the sign that there is none. */
export function mediaOf({ media, thumbnail }: Pick<ProductDetail, 'media' | 'thumbnail'>): ProductMedia[] {
  return media.length > 0 ? media : [{ id: 0, thumbnail: thumbnail ?? '', url: null, type: 'image' }];
}
