import type { CartLine } from '@/domain/cart';
import { amountOf, withOptimisticQuantities } from '@/domain/cart';
import { shownPrice, struckPrice, withSurcharges } from '@/domain/price';
import { allowedSelection } from '@/features/cart/allowedSelection';
import { toggledSelection } from '@/features/cart/toggledSelection';
import { sampleCart, sampleLine as line } from './sampleCart';

const cartOf = (...shops: CartLine[][]) =>
  sampleCart(
    shops.flat().reduce((sum, { quantity }) => sum + quantity, 0),
    ...shops,
  );

describe('"item price is discount_price when above 0, otherwise price; times quantity; summed with two decimals"', () => {
  it('takes the discount price only when it is above 0', () => {
    expect(shownPrice({ price: 10, discountPrice: 8 })).toBe(8);
    expect(shownPrice({ price: 10, discountPrice: 0 })).toBe(10);
    expect(struckPrice({ price: 10, discountPrice: 8 })).toBe(10);
    expect(struckPrice({ price: 10, discountPrice: 0 })).toBeNull();
  });

  it('sums all lines of all shops in exact cents', () => {
    const cart = cartOf(
      [line({ price: 0.1, quantity: 3 })],
      [line({ productId: 2, price: 20, discountPrice: 19.99 })],
    );
    expect(amountOf(cart.shops)).toBe(20.29);
  });

  it('adds surcharges to the price, and to the discount price only where there is one', () => {
    expect(withSurcharges({ price: 10, discountPrice: 8 }, [1.1, 2.2])).toEqual({
      price: 13.3,
      discountPrice: 11.3,
    });
    expect(withSurcharges({ price: 10, discountPrice: 0 }, [5])).toEqual({ price: 15, discountPrice: 0 });
  });
});

describe('optimistic quantities', () => {
  const cart = cartOf([line({ quantity: 2 }), line({ productId: 2 })], [line({ productId: 3 })]);

  it('shows the requested quantity instead of the server’s', () => {
    const shown = withOptimisticQuantities(cart, { 1: 5 });
    expect(shown.shops[0]?.lines[0]?.quantity).toBe(5);
    expect(shown.total).toBe(7);
  });

  it('hides a line with a requested removal, and its empty shop', () => {
    const shown = withOptimisticQuantities(cart, { 3: 0 });
    expect(shown.shops).toHaveLength(1);
    expect(shown.total).toBe(3);
  });
});

describe('"toggling a shop adds or removes it from the selected list"', () => {
  it('adds and removes', () => {
    expect(toggledSelection([1], 2)).toEqual([1, 2]);
    expect(toggledSelection([1, 2], 1)).toEqual([2]);
  });

  it('drops selected shops without items', () => {
    const { shops } = cartOf([line({})]);
    const rules = { isMultiVendor: true, emptyBasis: null, before: shops };
    expect(allowedSelection([1, 9], shops, rules)).toEqual([1]);
  });

  it('selects a shop that joins a cart whose shops are all selected, and no other', () => {
    const { shops } = cartOf([line({})], [line({ productId: 2 })], [line({ productId: 3 })]);
    const rules = { isMultiVendor: true, emptyBasis: null };
    expect(allowedSelection([1, 2], shops, { ...rules, before: shops.slice(0, 2) })).toEqual([1, 2, 3]);
    expect(allowedSelection([1], shops, { ...rules, before: shops.slice(0, 2) })).toEqual([1]);
    expect(allowedSelection([], shops, { ...rules, before: [] })).toEqual([]);
    expect(allowedSelection([1, 2, 3], shops.slice(0, 2), { ...rules, before: shops })).toEqual([1, 2]);
  });

  it('with multi-vendor off selects one automatically', () => {
    const { shops } = cartOf([line({})], [line({ productId: 2 })]);
    const rules = { isMultiVendor: false, emptyBasis: null, before: shops };
    expect(allowedSelection([], shops, rules)).toEqual([1]);
  });
});
