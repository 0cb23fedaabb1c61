import { NO_FILTERS } from '@/domain/filters';
import type { Listing } from '@/domain/listing';
import { listingQuery, readListing } from '@/domain/listing';

const read = (text: string) => readListing(new URLSearchParams(text));
const plain: Listing = { search: '', sortType: 'default', filters: NO_FILTERS, page: 1, pageSize: 12 };

describe('the address of a list (R9)', () => {
  it('uses the parameter names of the API', () => {
    expect(
      read(
        'search= lamp &sort_type=newest&page=3&brand_id=4&rating=5&min_price=10.5&category_id=2&per_page=24',
      ),
    ).toEqual({
      search: 'lamp',
      sortType: 'newest',
      page: 3,
      pageSize: 24,
      filters: { ...NO_FILTERS, brandIds: [4], rating: 5, minPrice: 10.5, categoryId: 2 },
    });
  });
  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'page=99999999',
    'per_page=500',
    'sort_type=cheap',
    'brand_id=0',
    'color_id=red',
    'size_id=-1',
    'rating=6',
    'rating=4.5',
    'min_rating=0.5',
    'min_rating=5.5',
    'min_rating=4.55',
    'min_price=-5',
    'max_price=1e9',
    'min_price=1.234',
  ])('reads %s as the default', (text) => {
    expect(read(text)).toEqual(plain);
  });
  it('swaps prices in the wrong order', () => {
    expect(read('min_price=90&max_price=20').filters).toMatchObject({ minPrice: 20, maxPrice: 90 });
  });
  it('omits defaults and keeps other parameters', () => {
    const query = new URLSearchParams('subcategory=4&page=9&sort_type=bad&rating=9');
    expect(listingQuery(query, plain).toString()).toBe('subcategory=4');
    const requested: Listing = {
      search: 'a b',
      sortType: 'newest',
      filters: { ...NO_FILTERS, sizeIds: [7], maxPrice: 20 },
      page: 2,
      pageSize: 24,
    };
    const next = listingQuery(query, requested);
    expect(readListing(next)).toEqual(requested);
    expect(next.get('subcategory')).toBe('4');
  });
});
