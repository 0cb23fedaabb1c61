import type { ProductDetail } from '@/domain/catalogue';
import { breadcrumbJsonLd, productJsonLd } from '@/domain/productJsonLd';

const mug: ProductDetail = {
  id: 7,
  name: 'Mug </script>',
  thumbnail: '/mug.avif',
  colorId: null,
  price: 12.5,
  discountPrice: 10,
  discountPercentage: 20,
  rating: 4.5,
  totalReviews: '12',
  totalSold: '30',
  quantity: 3,
  isFavorite: false,
  sizes: [],
  colors: [],
  unit: null,
  brand: 'Kiln',
  shop: null,
  shortDescription: 'For tea',
  description: null,
  media: [
    { id: 1, thumbnail: '/still.avif', url: '/turn.webm', fullUrl: null, type: 'file' },
    { id: 2, thumbnail: '/small.avif', url: null, fullUrl: null, type: 'image' },
  ],
  metaDescription: null,
  stockAlert: null,
  flashSale: null,
  returnTime: null,
  warrantyTime: null,
};
const absolute = (address: string) => `https://shop.example${address}`;
const pageMeta = { url: 'https://shop.example/products/7/details', absolute, currencyCode: 'AED' };

it('contains the price with two decimals, the stock, the pictures and the rating', () => {
  expect(productJsonLd(mug, pageMeta)).toMatchObject({
    image: ['https://shop.example/small.avif'],
    description: 'For tea',
    brand: { '@type': 'Brand', name: 'Kiln' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    offers: { price: '10.00', priceCurrency: 'AED', availability: 'https://schema.org/InStock' },
  });
});

it('omits data that is not known exactly', () => {
  const item = productJsonLd({ ...mug, totalReviews: '1.2K', media: [], quantity: 0 }, pageMeta);
  expect(item.aggregateRating).toBeUndefined();
  expect(item.image).toEqual(['https://shop.example/mug.avif']);
  expect(item.offers?.availability).toBe('https://schema.org/OutOfStock');
  expect(productJsonLd(mug, { ...pageMeta, currencyCode: null }).offers).toBeUndefined();
});

it('contains the breadcrumbs of a page', () => {
  const [home, page] = breadcrumbJsonLd(
    [{ text: 'Home', to: '/' }, { text: 'Mug' }],
    absolute,
  ).itemListElement;
  expect(home).toMatchObject({ position: 1, name: 'Home', item: 'https://shop.example/' });
  expect(page).toMatchObject({ position: 2, name: 'Mug', item: undefined });
});
