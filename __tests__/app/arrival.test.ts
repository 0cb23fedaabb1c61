import { arrivalOf } from '@/app/routing/arrival';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('a navigation', () => {
  it('to another path is a new page', () => {
    expect(arrivalOf(at('/'), at('/products'), 'PUSH')).toBe('newPage');
    expect(arrivalOf(at('/dashboard'), at('/'), 'REPLACE')).toBe('newPage');
  });

  it('back or forward restores the scroll position', () => {
    expect(arrivalOf(at('/products'), at('/'), 'POP')).toBe('return');
  });

  it('to another page of a list keeps the position in it', () => {
    expect(arrivalOf(at('/products'), at('/products', '?page=2'), 'PUSH')).toBe('nextPage');
  });

  it('to another search of a list scrolls to its top', () => {
    expect(arrivalOf(at('/products', '?search=a'), at('/products', '?search=b'), 'PUSH')).toBe('newList');
  });

  it('to another filter or order scrolls to the top of the list', () => {
    expect(arrivalOf(at('/products'), at('/products', '?brand_id=3'), 'PUSH')).toBe('newList');
    expect(arrivalOf(at('/products', '?page=2'), at('/products', '?sort_type=newest'), 'PUSH')).toBe(
      'newList',
    );
  });

  it('to another state of the same page, or a corrected URL, keeps the scroll position', () => {
    expect(arrivalOf(at('/order-history'), at('/order-history', '?tab=1'), 'PUSH')).toBe('sameList');
    expect(arrivalOf(at('/products', '?page=99'), at('/products', '?page=7'), 'REPLACE')).toBe('sameList');
  });

  it('to a fragment of a page scrolls there', () => {
    expect(arrivalOf(at('/products/1/details'), at('/products/1/details', '', '#reviews'), 'PUSH')).toBe(
      'anchor',
    );
    // Each page of reviews scrolls to the top of the reviews, not of the product.
    expect(
      arrivalOf(
        at('/products/1/details', '?page=2', '#reviews'),
        at('/products/1/details', '?page=3', '#reviews'),
        'PUSH',
      ),
    ).toBe('anchor');
  });
});
