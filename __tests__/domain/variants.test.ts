import type { Color, Size } from '@/domain/catalogue';
import { addressOfVariant, isQuickToAdd, isWrongVariant, variantOf, variantPrice } from '@/domain/variants';

const size = (id: number, price = 0): Size => ({ id, name: `size ${id}`, price });
const color = (id: number, price = 0): Color => ({ ...size(id, price), colorCode: null, thumbnail: null });
const shoe = { sizes: [size(1), size(2, 20)], colors: [color(7), color(8, 15.5)] };
const query = (text: string) => new URLSearchParams(text);

describe('Add to Cart on a card (R31)', () => {
  it('adds at once with one size and color or none', () => {
    expect(isQuickToAdd({ sizes: [], colors: [] })).toBe(true);
    expect(isQuickToAdd({ sizes: [size(1)], colors: [color(7)] })).toBe(true);
  });
  it('opens the chooser when there are options', () => {
    expect(isQuickToAdd(shoe)).toBe(false);
    expect(isQuickToAdd({ sizes: [], colors: shoe.colors })).toBe(false);
  });
});

describe('the variant of an address', () => {
  it('presets the first size and color', () => {
    expect(variantOf(shoe, { size: null, color: null })).toEqual({ size: size(1), color: color(7) });
  });
  it('uses the named options, and the first one for unknown ones', () => {
    expect(variantOf(shoe, { size: 2, color: 99 })).toEqual({ size: size(2, 20), color: color(7) });
  });
  it('is empty for a product without variants', () => {
    expect(variantOf({ sizes: [], colors: [] }, { size: 2, color: 7 })).toEqual({ size: null, color: null });
  });
  it('keeps the other parameters', () => {
    const variant = variantOf(shoe, { size: 2, color: 8 });
    expect(addressOfVariant(query('from=mail&size=1'), variant).toString()).toBe('from=mail&size=2&color=8');
  });
  it('is invalid only when it names an unknown option', () => {
    const preset = variantOf(shoe, { size: null, color: null });
    expect(isWrongVariant(query(''), preset)).toBe(false);
    expect(isWrongVariant(query('size=1&color=7'), preset)).toBe(false);
    expect(isWrongVariant(query('size=99'), preset)).toBe(true);
    expect(isWrongVariant(query('size=abc'), preset)).toBe(true);
    expect(isWrongVariant(query('size=1'), { size: null, color: null })).toBe(true);
  });
});

test('adds the surcharges of size and color to the price before and after the discount', () => {
  const variant = variantOf(shoe, { size: 2, color: 8 });
  expect(variantPrice({ price: 100.1, discountPrice: 80.05 }, variant)).toEqual({
    price: 135.6,
    discountPrice: 115.55,
  });
  expect(variantPrice({ price: 100, discountPrice: 0 }, variant)).toEqual({ price: 135.5, discountPrice: 0 });
});
