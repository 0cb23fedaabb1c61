import type { Facets } from '@/domain/filters';
import {
  filterCount,
  filterParameters,
  knownFilters,
  NO_FILTERS,
  priceScale,
  readAmount,
} from '@/domain/filters';

const facets: Facets = {
  brands: [{ id: 1, name: 'Nordlys' }],
  colors: [{ id: 2, name: 'Red', colorCode: '#f00' }],
  sizes: [],
  minPrice: 38.5,
  maxPrice: 6499.75,
  switches: ['inStock'],
};

describe('filters', () => {
  it('use the parameter names of the API', () => {
    expect(filterParameters({ ...NO_FILTERS, brandId: 3, minPrice: 0.5 })).toEqual({
      brand_id: 3,
      min_price: 0.5,
    });
  });
  it('count both ends of the price as one', () => {
    expect(filterCount({ ...NO_FILTERS, minPrice: 1, maxPrice: 2, rating: 4 })).toBe(2);
    expect(filterCount(NO_FILTERS)).toBe(0);
  });
  it('are dropped when the server does not list them, unless it lists none', () => {
    const requested = { ...NO_FILTERS, brandId: 99, colorId: 2, sizeId: 5 };
    expect(knownFilters(requested, facets)).toEqual({ ...NO_FILTERS, colorId: 2, sizeId: 5 });
    const switched = { ...NO_FILTERS, inStock: 1, onSale: 1 } as const;
    expect(knownFilters(switched, facets)).toEqual({ ...NO_FILTERS, inStock: 1 });
  });
});

describe('the scale of prices', () => {
  it('has round limits around all prices', () => {
    expect(priceScale(facets)).toEqual({ low: 0, high: 6500, step: 100 });
    expect(priceScale({ minPrice: 12, maxPrice: 20 })).toEqual({ low: 12, high: 20, step: 1 });
  });
  it('is empty without prices', () => {
    expect(priceScale({ minPrice: 0, maxPrice: 0 })).toEqual({ low: 0, high: 0, step: 1 });
  });
});

describe('an amount as typed', () => {
  it.each([
    ['120', 120],
    ['1,250.50', 1250.5],
    ['١٢٠٫٥', 120.5],
    ['۱۲۰', 120],
    ['12.', 12],
  ])('reads %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
  it.each(['', '-5', 'abc', '1.234', '1e5'])('rejects "%s"', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });
});
