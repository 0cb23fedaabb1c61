import type { ShopDetail } from '@/domain/catalogue';

const exactCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

/** schema.org data of a shop, from the fields that the server sent. */
export function shopJsonLd(
  shop: ShopDetail,
  url: string | undefined,
  absolute: (address: string) => string | undefined,
) {
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
