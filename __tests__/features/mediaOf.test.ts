import { mediaOf } from '@/features/product/gallery/mediaOf';

describe('the gallery of a product', () => {
  it('consists of the server’s pictures', () => {
    const picture = {
      id: 4,
      thumbnail: '/a.avif',
      url: '/big.avif',
      fullUrl: '/huge.avif',
      type: 'image' as const,
    };
    expect(mediaOf({ media: [picture], thumbnail: '/a.avif' })).toEqual([picture]);
  });
  it('is the thumbnail without pictures, and never empty', () => {
    expect(mediaOf({ media: [], thumbnail: '/a.avif' })).toEqual([
      { id: 0, thumbnail: '/a.avif', url: null, fullUrl: null, type: 'image' },
    ]);
    expect(mediaOf({ media: [], thumbnail: null })).toHaveLength(1);
  });
});
