import type { Facets } from '@/domain/filters';
import {
  countOf,
  filterCount,
  filterParameters,
  knownFilters,
  NO_FILTERS,
  priceScale,
  readAmount,
  readFilters,
  toggledId,
} from '@/domain/filters';

const facets: Facets = {
  brands: [{ id: 1, name: 'Nordlys' }],
  colors: [{ id: 2, name: 'Red', colorCode: '#f00' }],
  sizes: [],
  minPrice: 38.5,
  maxPrice: 6499.75,
  switches: ['inStock'],
  several: ['colorIds'],
  minRatings: [],
  pageSizes: [],
  counts: { colorIds: { '2': 7 } },
};

describe('filters', () => {
  it('use the parameter names of the API', () => {
    expect(filterParameters({ ...NO_FILTERS, brandIds: [3, 8], minPrice: 0.5 })).toEqual({
      brand_id: '3,8',
      min_price: 0.5,
    });
  });
  it('have several values in one order, without repeated and invalid ones', () => {
    expect(readFilters(new URLSearchParams('brand_id=8,3,x,3,0&min_rating=4.5'))).toEqual({
      ...NO_FILTERS,
      brandIds: [3, 8],
      minRating: 4.5,
    });
    expect(toggledId([3, 8], 5)).toEqual([3, 5, 8]);
    expect(toggledId([3, 8], 3)).toEqual([8]);
  });
  it('count both ends of the price as one, and each value of a list', () => {
    expect(filterCount({ ...NO_FILTERS, minPrice: 1, maxPrice: 2, rating: 4 })).toBe(2);
    expect(filterCount({ ...NO_FILTERS, brandIds: [1, 2], minRating: 4 })).toBe(3);
    expect(filterCount(NO_FILTERS)).toBe(0);
  });
  it('are dropped when the server does not list them, unless it lists none', () => {
    const requested = { ...NO_FILTERS, brandIds: [99], colorIds: [2], sizeIds: [5] };
    expect(knownFilters(requested, facets)).toEqual({ ...NO_FILTERS, colorIds: [2], sizeIds: [5] });
    const switched = { ...NO_FILTERS, inStock: 1, onSale: 1 } as const;
    expect(knownFilters(switched, facets)).toEqual({ ...NO_FILTERS, inStock: 1 });
  });
  it('are reduced to what the server knows: one value, and no lowest average', () => {
    const requested = { ...NO_FILTERS, sizeIds: [5, 6], minRating: 4 };
    expect(knownFilters(requested, facets)).toEqual({ ...NO_FILTERS, sizeIds: [5] });
    const known = { ...facets, several: ['sizeIds'] as const, minRatings: [4] };
    expect(knownFilters(requested, known)).toEqual(requested);
  });
  it('have a rating as the lowest one where the server offers it as that', () => {
    const known = { ...facets, minRatings: [4, 3] };
    const rated = (rating: number) => knownFilters({ ...NO_FILTERS, rating }, known);
    expect(rated(4)).toEqual({ ...NO_FILTERS, minRating: 4 });
    expect(rated(5)).toEqual({ ...NO_FILTERS, rating: 5 });
    const both = { ...NO_FILTERS, rating: 4, minRating: 3 };
    expect(knownFilters(both, known)).toEqual({ ...NO_FILTERS, minRating: 3 });
  });
  it('have a count of 0 for values that a counting server leaves out', () => {
    expect(countOf(facets, 'colorIds', 2)).toBe(7);
    expect(countOf(facets, 'colorIds', 3)).toBe(0);
    expect(countOf(facets, 'brandIds', 1)).toBeNull();
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
