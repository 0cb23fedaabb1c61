import type { ProductDetail } from './catalogue';
import type { Crumb } from './crumbs';
import { toCents } from './money';
import { shownPrice } from './price';

interface AppLocation {
  /** The page's own address, absolute. */
  url: string | undefined;
  /** Makes an address of the server absolute. */
  absolute: (address: string) => string | undefined;
  /** ISO code of the currency; without one no price is told. */
  currencyCode: string | null;
}

/** "1234" is a number of reviews; "1.2K" is a text for shoppers. */
const exactCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

const itemOf = (type: string, name: string | null | undefined) =>
  name ? { '@type': type, name } : undefined;

/** A product in the words of schema.org, as far as the server told. */
export function productJsonLd(product: ProductDetail, { url, absolute, currencyCode }: AppLocation) {
  const pictures = product.media
    .filter(({ type }) => type === 'image')
    .map(({ url: large, thumbnail }) => large ?? thumbnail);
  if (pictures.length === 0 && product.thumbnail) pictures.push(product.thumbnail);
  const reviews = exactCount(product.totalReviews);
  return {
    '@type': 'Product',
    name: product.name,
    url,
    image: pictures.map(absolute).filter((picture) => picture !== undefined),
    description: product.metaDescription ?? product.shortDescription ?? undefined,
    brand: itemOf('Brand', product.brand),
    aggregateRating:
      reviews > 0 && product.rating > 0
        ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: reviews }
        : undefined,
    offers: currencyCode
      ? {
          '@type': 'Offer',
          url,
          price: (toCents(shownPrice(product)) / 100).toFixed(2),
          priceCurrency: currencyCode,
          availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
          seller: itemOf('Organization', product.shop?.name),
        }
      : undefined,
  };
}

/** Where a page stands, in the words of schema.org. */
export function breadcrumbJsonLd(
  crumbs: readonly Crumb[],
  absolute: (address: string) => string | undefined,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: to ? absolute(to) : undefined,
    })),
  };
}
