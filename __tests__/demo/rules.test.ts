import { compact, percentOff } from '../../demo/catalogue/money';
import { localeOf } from '../../demo/languages';
import { memoryOf } from '../../demo/memory';
import { searchable, searchPatterns } from '../../demo/search';
import { makeProducts } from '../../demo/seed/products';
import { makeReviews } from '../../demo/seed/reviews';
import { diceFor } from '../../demo/seed/random';
import { discountOn, figuresOf } from '../../demo/trade/figures';

describe('amounts', () => {
  const parcel = { deliveryCharge: 1_000, discount: null, shielded: false };

  it('round each tax once, half up, on the goods before the voucher', () => {
    const figures = figuresOf([{ price: 3_333, discountPrice: 0, quantity: 1 }], {
      ...parcel,
      discount: { type: 'Amount', value: 333, most: 0 },
      shielded: true,
    });
    // 5 % of 33.33 is 1.6665, 0.5 % is 0.16665.
    expect(figures.taxes.map((tax) => tax.amount)).toEqual([167, 17]);
    expect(figures).toMatchObject({ total: 3_333, tax: 184, couponDiscount: 333, insurance: 400 });
    expect(figures.payable).toBe(3_333 + 1_000 + 184 + 400 - 333);
  });

  it('include the sum of the discounts', () => {
    const lines = [
      { price: 1_000, discountPrice: 800, quantity: 3 },
      { price: 500, discountPrice: 0, quantity: 1 },
    ];
    expect(figuresOf(lines, parcel)).toMatchObject({ total: 2_900, saved: 600 });
  });

  it.each([
    [10_000, { type: 'Percentage', value: 1_250, most: 0 }, 1_250],
    [10_000, { type: 'Percentage', value: 1_250, most: 777 }, 777],
    [1_999, { type: 'Percentage', value: 5_000, most: 0 }, 1_000],
    [300, { type: 'Amount', value: 500, most: 0 }, 300],
  ] as const)('of %i less %j are %i off', (total, discount, off) => {
    expect(discountOn(total, discount)).toBe(off);
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_218, '1.2K'],
  [1_999, '1.9K'],
  [2_500_000, '2.5M'],
])('formats %i as %s', (count, text) => {
  expect(compact(count)).toBe(text);
});

it('returns no percentage without a discount', () => {
  expect(percentOff(1_000, 0)).toBe(0);
  expect(percentOff(89_900, 74_900)).toBe(17);
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['fa-IR,fa;q=0.9,en;q=0.8', 'ir'],
  ['de-DE,de;q=0.9,ar;q=0.8', 'ar'],
  ['xx', 'en'],
])('reads Accept-Language %s as %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

it('ignores accents, case and keyboard variants in a search', () => {
  expect(searchable('Bouclé')).toBe('boucle');
  expect(searchable('كتاب')).toBe(searchable('کتاب'));
  expect(searchable('روايات')).toBe(searchable('رواىات'));
  expect(searchPatterns(' 50%  Off_ ')).toEqual(['%50\\%%', '%off\\_%']);
});

describe('the cache', () => {
  it('loads once for concurrent callers, and again after a failure', async () => {
    const memory = memoryOf(2);
    let loads = 0;
    const load = () => Promise.resolve((loads += 1));
    expect(await Promise.all([memory.remember('a', load), memory.remember('a', load)])).toEqual([1, 1]);
    await expect(memory.remember('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(memory.remember('b', load)).resolves.toBe(2);
    memory.forget();
    await expect(memory.remember('a', load)).resolves.toBe(3);
  });
});

describe('the catalogue', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const catalogue = makeProducts(1, now, 300);

  it('depends on the seed only', () => {
    expect(makeProducts(1, now, 300)).toEqual(catalogue);
    expect(makeReviews(catalogue, 1, now)).toEqual(makeReviews(catalogue, 1, now));
    expect(makeProducts(2, now, 300).map((product) => product.stock)).not.toEqual(
      catalogue.map((product) => product.stock),
    );
  });

  it('has plausible prices, ratings and stocks', () => {
    expect(catalogue.length).toBeGreaterThan(900);
    for (const locale of ['en', 'ar', 'ir'] as const) {
      expect(new Set(catalogue.map((product) => product.name[locale])).size).toBe(catalogue.length);
    }
    for (const product of catalogue) {
      for (const text of Object.values(product.name)) expect(text).toMatch(/^\S.*\S$/);
      expect(product.discountPrice ?? 0).toBeLessThan(product.price);
      expect(product.flashPrice ?? 0).toBeLessThan(product.price);
    }
    expect(catalogue.some((product) => product.stock === 0)).toBe(true);
    expect(catalogue.some((product) => product.stock === 5)).toBe(true);
  });

  it('draws evenly distributed random numbers', () => {
    const dice = diceFor(7, 'test');
    const throws = Array.from({ length: 6_000 }, () => dice.whole(1, 6));
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const share = throws.filter((thrown) => thrown === face).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1_150);
    }
  });
});
