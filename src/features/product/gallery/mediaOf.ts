import type { ProductDetail, ProductMedia } from '@/domain/catalogue';

/**
 * Returns a product's media; without any, its thumbnail or an empty item, which renders the placeholder icon.
 */
export function mediaOf({ media, thumbnail }: Pick<ProductDetail, 'media' | 'thumbnail'>): ProductMedia[] {
  return media.length > 0
    ? media
    : [{ id: 0, thumbnail: thumbnail ?? '', url: null, fullUrl: null, type: 'image' }];
}
