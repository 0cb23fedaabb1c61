import { listingQuery, readListing } from '@/domain/listing';

const read = (text: string) => readListing(new URLSearchParams(text));

describe('the address of a list (contract §10, "URL of lists")', () => {
  it('is read by the names of the contract', () => {
    expect(read('search= lamp &sort_type=newest&page=3')).toEqual({
      search: 'lamp',
      sortType: 'newest',
      page: 3,
    });
  });
  it.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=99999999', 'sort_type=cheap'])(
    'reads %s as the default',
    (text) => {
      expect(read(text)).toEqual({ search: '', sortType: 'default', page: 1 });
    },
  );
  it('leaves defaults out and other things as they were', () => {
    const query = new URLSearchParams('subcategory=4&page=9&sort_type=bad');
    expect(listingQuery(query, { search: '', sortType: 'default', page: 1 }).toString()).toBe(
      'subcategory=4',
    );
    expect(listingQuery(query, { search: 'a b', sortType: 'newest', page: 2 }).toString()).toBe(
      'subcategory=4&page=2&sort_type=newest&search=a+b',
    );
  });
});
