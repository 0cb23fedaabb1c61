import type { Action } from '@reduxjs/toolkit';
import { readCase } from '@/features/cases/caseFile';
import { createFingerprints } from '@/features/cases/fingerprint';
import { makeCase } from '@/features/cases/makeCase';
import type { Recorded } from '@/features/cases/makeCase';
import { firstDifference, replay } from '@/features/cases/replay';

interface Shop {
  api: { queries: Record<string, object> };
  cart: { pieces: number; picture: string };
}

/** A minimal shop whose state is a number of pieces. */
const counting =
  (step: number) =>
  (state: unknown, action: Action & { payload?: unknown }): unknown => {
    const shop = state as Shop;
    if (action.type === 'cart/broken') throw new Error('no cart');
    if (action.type !== 'cart/pieceAdded') return shop;
    return { ...shop, cart: { pieces: shop.cart.pieces + step, picture: String(action.payload) } };
  };

const visit: Recorded = {
  release: '1.0.0',
  address: '/products?sort=new',
  seed: 7,
  settings: { appName: 'Marsa' },
  start: { api: { queries: { 'getHome(undefined)': { data: 1 } } }, cart: { pieces: 0, picture: '' } },
  rows: [
    { type: 'cart/pieceAdded', payload: 'http://127.0.0.1:4000/media/1.webp' },
    { type: 'cart/opened' },
    { type: 'cart/pieceAdded', payload: '/media/2.webp' },
  ],
  origin: 'http://127.0.0.1:4000',
  secrets: ['c2Vzc2lvbi10b2tlbg'],
  keepsTexts: false,
};

const madeOf = (changes: Partial<Recorded>) => makeCase(counting(1), { ...visit, ...changes });

function caseOf(changes: Partial<Recorded> = {}) {
  const made = madeOf(changes);
  if ('refusal' in made) throw new Error(made.refusal);
  const read = readCase(made.text);
  if ('problem' in read) throw new Error(read.problem);
  return { ...made, file: read.found };
}

describe('a case', () => {
  it('says how many of its first rows it has no more', () =>
    expect(caseOf({ omitted: 6000 }).file.omitted).toBe(6000));

  it('is refused when anything of its start or its rows was changed, however deep', () => {
    const made = madeOf({});
    if ('refusal' in made) throw new Error(made.refusal);
    const damaged = made.text.replace('{"data":1}', '{"data":{}}');
    expect(damaged).not.toBe(made.text);
    expect(readCase(damaged)).toEqual({
      problem: 'This case is broken at "the file": it was changed after it was saved.',
    });
    const formatted = JSON.stringify(JSON.parse(made.text), null, 2);
    expect(readCase(formatted)).toHaveProperty('found');
  });

  it('has no origin of the recording, but keeps another one that begins like it', () => {
    const { file } = caseOf({
      origin: 'http://shop.example',
      rows: [
        {
          type: 'cart/opened',
          payload: ['http://shop.example', 'http://shop.example/a?b', 'http://shop.example.'],
        },
        { type: 'cart/opened', payload: ['http://shop.example:4000/a', 'http://shop.example.com/a'] },
      ],
      keepsTexts: true,
    });
    expect(file.rows.map(({ payload }) => payload)).toEqual([
      ['', '/a?b', '.'],
      ['http://shop.example:4000/a', 'http://shop.example.com/a'],
    ]);
  });

  it('is parsed as written, and ends in the same state', () => {
    const { file } = caseOf();
    expect(file).toMatchObject({ version: 1, release: '1.0.0', address: '/products?sort=new', seed: 7 });
    expect(file.end).toEqual({
      cart: { pieces: 2, picture: '/media/2.webp' },
      api: { queries: [expect.stringMatching(/^getHome\(undefined\) [\da-f]{8}$/) as string] },
    });
    const again = replay(counting(1), file);
    expect(again.end).toEqual(file.end);
    expect(firstDifference(file, again)).toBeNull();
  });

  it('names the first row after which the state differs', () => {
    const { file } = caseOf();
    const other = replay(counting(2), file);
    expect(firstDifference(file, other)).toEqual({
      ...{ row: 1, type: 'cart/pieceAdded', paths: ['cart.pieces'] },
    });
    // An older file does not say what its rows have changed.
    expect(firstDifference({ ...file, changes: undefined }, other)?.paths).toEqual([]);
    expect(other.end).not.toEqual(file.end);
  });

  it('contains no information about the machine', () => {
    const { text } = caseOf();
    expect(text).not.toContain('127.0.0.1');
    expect(text).toContain('"/media/1.webp"');
  });

  it.each<[string, Partial<Recorded>, string]>([
    ['a password', { rows: [{ type: 'login/sent', payload: { password: 'x' } }] }, 'row 1, payload.password'],
    ['the session', { settings: { appName: 'c2Vzc2lvbi10b2tlbg' } }, 'settings.appName'],
  ])('is saved with a mask for %s, whose place is listed', (_what, changes, place) => {
    const { text, places } = caseOf(changes);
    expect(places).toEqual([place]);
    expect(text).toContain('"masked-secret-1"');
    expect(text).not.toMatch(/"x"|c2Vzc2lvbi10b2tlbg/);
  });

  it('is not saved with rows that cannot be replayed', () =>
    expect(madeOf({ rows: [{ type: 'cart/broken' }] })).toEqual({
      refusal: expect.stringContaining('Row 1, cart/broken, cannot be played: Error: no cart') as string,
    }));

  it.each([
    ['{"format":"storefront-case","version":2}', 'saved by a newer storefront: its format is 2'],
    ['{"format":"storefront-case","version":1,"rows":[]}', 'broken at "release"'],
    ['{"format":"storefront-ca', 'broken: it is not JSON'],
    ['{"actionsById":{}}', 'not a case'],
    ['[]', 'not a case'],
  ])('refuses %s with a message', (text, label) =>
    expect(readCase(text)).toEqual({ problem: expect.stringContaining(label) as string }),
  );

  it('without a fingerprint for each row is refused', () => {
    const { text } = caseOf();
    expect(readCase(text.replace(/"prints":\["\w+",/, '"prints":['))).toEqual({
      problem: expect.stringContaining('not of the same number') as string,
    });
  });
});

describe('a fingerprint', () => {
  it('ignores the order of fields, and differs for another value', () => {
    const print = createFingerprints();
    const prints = [
      { a: 1, b: [1, 2] },
      { a: 1, b: [2, 1] },
      { a: '1', b: [1, 2] },
      { b: 1 },
      {},
      [],
      null,
      'null',
    ];
    expect(print({ b: [1, 2], a: 1, c: undefined })).toBe(print(prints[0]));
    expect(new Set(prints.map(print)).size).toBe(prints.length);
  });
});
