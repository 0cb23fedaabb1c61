import type { ProductDetail } from './catalogue';
import type { Crumb } from './crumbs';
import { toCents } from './money';
import { shownPrice } from './price';

interface JsonLdContext {
  /** Absolute URL of the page. */
  url: string | undefined;
  /** Resolves a URL of the server to an absolute one. */
  absolute: (address: string) => string | undefined;
  /** ISO code of the currency; without one the offer is omitted. */
  currencyCode: string | null;
}

/** Parses "1234"; abbreviated texts such as "1.2K" are not exact and count as 0. */
const exactCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

const itemOf = (type: string, name: string | null | undefined) =>
  name ? { '@type': type, name } : undefined;

/** schema.org data of a product, from the fields that the server sent. */
export function productJsonLd(product: ProductDetail, { url, absolute, currencyCode }: JsonLdContext) {
  const pictures = product.media
    .filter(({ type }) => type === 'image')
    .map(({ url: large, thumbnail }) => large ?? thumbnail)
    .filter((picture) => picture !== null);
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

/** schema.org data of a page's breadcrumbs. */
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
