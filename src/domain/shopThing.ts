import type { ShopDetail } from './catalogue';

const exactCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

/** JSON-LD (schema.org) of a shop, from the available fields. */
export function shopThing(shop: ShopDetail, url: string, absolute: (address: string) => string) {
  const reviews = exactCount(shop.totalReviews);
  const picture = shop.banners[0]?.thumbnail ?? shop.banner;
  return {
    '@type': 'Store',
    name: shop.name,
    url,
    logo: shop.logo ? absolute(shop.logo) : undefined,
    image: picture ? absolute(picture) : undefined,
    description: shop.shortDescription ?? undefined,
    aggregateRating:
      reviews > 0 && shop.rating > 0
        ? { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: reviews }
        : undefined,
  };
}
