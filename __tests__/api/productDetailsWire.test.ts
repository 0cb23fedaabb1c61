import * as v from 'valibot';
import { productDetailsWire } from '@/api/wire/productDetails.wire';

const mug = { id: 7, name: 'Mug', price: '12.00' };

it('keeps a video that has no preview, and a picture without a small version', () => {
  const thumbnails = [
    { id: 1, thumbnail: null, url: '/media/turn.mp4', type: 'file' },
    { id: 2, thumbnail: null, url: '/media/mug.png', type: 'image' },
    { id: 3, thumbnail: null, url: null, type: 'image' },
  ];
  const { product: read } = v.parse(productDetailsWire, { data: { product: { ...mug, thumbnails } } });
  expect(read.media).toMatchObject([
    { type: 'file', thumbnail: null, url: '/media/turn.mp4' },
    { type: 'image', thumbnail: '/media/mug.png' },
  ]);
  expect(read.thumbnail).toBe('/media/mug.png');
});

it('cuts counts that no page has room for', () => {
  const letters = 'x'.repeat(3000);
  const product = { ...mug, total_sold: letters, total_reviews: letters };
  const { product: read } = v.parse(productDetailsWire, { data: { product } });
  expect([read.totalSold, read.totalReviews].map(({ length }) => length)).toEqual([16, 16]);
});
