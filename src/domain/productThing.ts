import type { ProductDetail } from './catalogue';
import type { Crumb } from './crumbs';
import { toCents } from './money';
import { shownPrice } from './price';

interface PageContext {
  /** Absolute URL of the page. */
  url: string;
  /** Resolves a URL of the server. */
  absolute: (address: string) => string;
  /** ISO code of the currency; without one the offer is omitted. */
  currencyCode: string | null;
}

/** The server sends either an exact number ("1234") or a display text ("1.2K"), which counts as 0. */
const exactCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

const typedNode = (type: string, name: string | null | undefined) =>
  name ? { '@type': type, name } : undefined;

/** JSON-LD (schema.org) of a product, from the available fields. */
export function productThing(product: ProductDetail, { url, absolute, currencyCode }: PageContext) {
  const pictures = product.media
    .filter(({ type }) => type === 'image')
    .map(({ url: large, thumbnail }) => large ?? thumbnail);
  if (pictures.length === 0 && product.thumbnail) pictures.push(product.thumbnail);
  const reviews = exactCount(product.totalReviews);
  return {
    '@type': 'Product',
    name: product.name,
    url,
    image: pictures.map(absolute),
    description: product.metaDescription ?? product.shortDescription ?? undefined,
    brand: typedNode('Brand', product.brand),
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
          seller: typedNode('Organization', product.shop?.name),
        }
      : undefined,
  };
}

/** JSON-LD (schema.org) of a page's breadcrumbs. */
export function breadcrumbThing(crumbs: readonly Crumb[], absolute: (address: string) => string) {
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
