import { clientOf } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile('once');
const picture = (path: string, accept = 'image/avif,image/webp,*/*') =>
  fetch(`${demo.origin}/media/${path}`, { headers: { Accept: accept } });

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('are sent in a format of the Accept header: %s', async (accept, type) => {
    const response = await picture('product/1/front/1/200', accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it.each([
    'product/1/close/source.svg',
    'product/1/front/2/source.svg',
    'category/8/source.svg',
    'sub-category/41/source.svg',
    'banner/1/ltr/source.svg',
    'banner/4/rtl/source.svg',
    'flash-sale/2/rtl/source.svg',
    'shop-banner/8/source.svg',
    'shop-head/8/source.svg',
    'shop-logo/1.svg',
    'avatar/Mariam%20K.',
    'mark/facebook.svg',
    'logo.svg',
    'qr.svg',
  ])('are drawn: %s', async (path) => {
    const response = await picture(path);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(await response.text()).toMatch(/^<svg /);
  });

  it.each([
    'product/999/front/400',
    'product/1/back/400',
    'product/1/front/99/400',
    'product/1/front/401',
    'product/x/front/400',
    'customer-photo/1/9999/200',
    'customer-photo/99999/1/200',
    'banner/1/up/1200',
    'shop-logo/99.svg',
    'mark/none.svg',
    '..%2f..%2fpackage.json',
    '',
  ])('that do not exist are not found: %s', async (path) => {
    expect((await picture(path)).status).toBe(404);
  });

  it.each([
    'media/product/1/front/1/200',
    'media/avatar/A',
    'media/upload/none',
    'media/x',
    'storage/x.html',
  ])('run no script when they are opened on their own: %s', async (path) => {
    const { headers } = await fetch(`${demo.origin}/${path}`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('exist at every URL of the API', async () => {
    const { data } = (await clientOf(demo).get('/home')).body;
    const { reviews } = (await clientOf(demo).get('/reviews?product_id=1&with_photos=1')).body.data;
    const photo = (reviews as { photos: { url: string; thumbnail: string }[] }[])[0]?.photos[0];
    const addresses = [
      data.banners[0].thumbnail,
      data.ads[0].thumbnail,
      data.categories[0].thumbnail,
      data.shops[0].logo,
      data.shops[0].banner,
      data.popular_products[0].thumbnail,
      data.running_flash_sale?.thumbnail,
      photo?.url,
      photo?.thumbnail,
    ];
    for (const address of addresses) {
      expect((await fetch(`${demo.origin}${address}`, { method: 'HEAD' })).status).toBe(200);
    }
  });
});
