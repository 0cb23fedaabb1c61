import { isInvalidUrlState, productQuery, readProductUrlState } from '@/features/product/productUrlState';

const tabs = ['about', 'reviews'] as const;
const read = (search: string) => readProductUrlState(new URLSearchParams(search), tabs);

describe('the tab of a product page in the URL', () => {
  it('is the named tab, or the first one of the product', () => {
    expect(read('')).toEqual({ tab: 'about', page: 1 });
    expect(read('tab=reviews&page=3')).toEqual({ tab: 'reviews', page: 3 });
    expect(readProductUrlState(new URLSearchParams(''), ['reviews'])).toEqual({ tab: 'reviews', page: 1 });
  });

  it.each(['tab=nonsense', 'page=2', 'tab=reviews&page=-1', 'tab=reviews&page=x', 'tab=reviews&page=1'])(
    'is corrected in %s',
    (search) => {
      const query = new URLSearchParams(search);
      expect(isInvalidUrlState(query, readProductUrlState(query, tabs))).toBe(true);
    },
  );

  it('leaves size and color unchanged', () => {
    const query = new URLSearchParams('size=7&color=3&page=2');
    expect(productQuery(query, { tab: 'reviews', page: 1 }).toString()).toBe('size=7&color=3&tab=reviews');
    expect(isInvalidUrlState(new URLSearchParams('size=7'), { tab: 'about', page: 1 })).toBe(false);
  });
});
