import { pageButtons, pageCount, pageOfSize, soundPaging } from '@/domain/paging';

describe('pagination limits (specification §2 and §9)', () => {
  it('has 10 per page and 5 page buttons by default', () => {
    expect(soundPaging({})).toEqual({ itemsPerPage: 10, modelValue: 1, maxPagesShown: 5, problems: [] });
  });
  it.each([
    ['itemsPerPage', { itemsPerPage: 0 }],
    ['modelValue', { modelValue: -1 }],
    ['maxPagesShown', { maxPagesShown: 0 }],
    ['itemsPerPage', { itemsPerPage: 2.5 }],
    ['modelValue', { modelValue: Number.NaN }],
  ])('reports an invalid %s and uses the default', (name, given) => {
    const { problems, ...paging } = soundPaging(given);
    expect(problems).toEqual([expect.stringContaining(name)]);
    expect(paging).toEqual({ itemsPerPage: 10, modelValue: 1, maxPagesShown: 5 });
  });
  it('counts at least one page', () => {
    expect([0, 1, 10, 11].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2]);
  });
});

it('finds the page of another size that has the first item of a page', () => {
  expect([1, 2, 3, 4].map((page) => pageOfSize(page, 12, 24))).toEqual([1, 1, 2, 2]);
  expect([1, 2, 3].map((page) => pageOfSize(page, 24, 12))).toEqual([1, 3, 5]);
});

describe('page buttons', () => {
  it('keeps the current page in the middle where the ends allow', () => {
    expect(pageButtons(7, 20, 5)).toEqual([5, 6, 7, 8, 9]);
    expect(pageButtons(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageButtons(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  });
  it('shows fewer buttons for fewer pages', () => {
    expect(pageButtons(2, 3, 5)).toEqual([1, 2, 3]);
    expect(pageButtons(1, 1, 5)).toEqual([1]);
  });
  it('works with an even number of buttons', () => {
    expect(pageButtons(5, 9, 4)).toEqual([4, 5, 6, 7]);
  });
});
