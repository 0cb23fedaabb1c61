import { inRestoredOrder, mergedOrder } from '@/domain/restoredOrder';

const restored = (ids: number[], order: number[], newcomers: 'first' | 'last') =>
  inRestoredOrder(ids, order, (id) => [id], newcomers);

describe('items restored by an undo (R73)', () => {
  it('are where they were, new ones at the end of the cart', () => {
    expect(restored([1, 3, 2, 4], [1, 2, 3], 'last')).toEqual([1, 2, 3, 4]);
  });

  it('are where they were, new ones at the start of the wishlist', () => {
    expect(restored([9, 2, 3, 1], [3, 2, 1], 'first')).toEqual([9, 3, 2, 1]);
  });

  it.each([
    ['the first removal is undone first', [1, 2, 3], [2, 3]],
    ['the last removal is undone first', [1, 3], [1, 2, 3]],
  ])('are where they were after two removals, when %s', (_when, first, second) => {
    expect(mergedOrder(mergedOrder([], first), second)).toEqual([1, 2, 3]);
  });

  it('keep groups by their first item', () => {
    const groups = [{ ids: [5] }, { ids: [4, 1] }];
    expect(inRestoredOrder(groups, [1, 5], ({ ids }) => ids, 'last')).toEqual([
      { ids: [4, 1] },
      { ids: [5] },
    ]);
  });
});
