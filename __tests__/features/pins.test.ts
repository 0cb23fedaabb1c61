import { checkPin, failureLabel, pinLabel } from '@/features/cases/flow/checkPin';
import type { Evidence, ShownText } from '@/features/cases/flow/checkPin';
import type { Pin } from '@/features/cases/flow/flowFile';
import { readFlow, writeFlow } from '@/features/cases/flow/flowFile';
import { emptyPin, pinOf } from '@/features/cases/flow/pinEntry';
import type { PinEntry } from '@/features/cases/flow/pinEntry';
import { valueAt } from '@/features/cases/flow/statePath';
import type { CaseFile } from '@/features/cases/caseFile';
import { pinsOf, takeFlags } from '../../scripts/qa/pinFlags';
import { addressInLanguage } from '../../scripts/qa/writeCaseFiles';

const absent: ShownText = { now: 0, most: 0, hasAppeared: false, corners: [] };
const toast: ShownText = { now: 0, most: 1, hasAppeared: true, corners: ['bottom left'] };
const state = {
  cart: { selectedShopIds: [10] },
  api: { queries: { 'getCheckout({"basis":"4.5"})': { data: { amount: 149.04 } } } },
};
const evidence = (shown: ShownText = absent): Evidence => ({
  rows: [
    { type: 'checkout/couponEntered', payload: { code: 'SAVE10' } },
    { type: 'chat/messageSent' },
    { type: 'chat/messageSent' },
  ] as { type: string }[],
  state,
  shown: () => shown,
});
const holds = (pin: Pin, shown?: ShownText) => checkPin(pin, evidence(shown)).holds;

describe('an expectation', () => {
  it.each<[boolean, Pin]>([
    [true, { row: 'checkout/couponEntered', where: { 'payload.code': 'SAVE10' } }],
    [false, { row: 'checkout/couponEntered', where: { 'payload.code': 'SAVE20' } }],
    [false, { row: 'checkout/couponEntered', times: 0 }],
    [false, { row: 'checkout/couponEntered', where: { 'payload.code': 'SAVE10' }, times: 0 }],
    [true, { row: 'checkout/orderPlaced', times: 0 }],
    [false, { row: 'checkout/orderPlaced' }],
    [true, { row: 'chat/messageSent', times: 2 }],
    [false, { row: 'chat/messageSent', times: 1 }],
    [true, { after: 0, state: 'cart.selectedShopIds', is: [10] }],
    [true, { after: 0, state: 'cart.selectedShopIds.length', is: 1 }],
    [false, { after: 0, state: 'cart.selectedShopIds', is: [] }],
    [true, { after: 0, state: 'cart.couponCode', is: null }],
    [true, { after: 0, state: 'api.queries.getCheckout({"basis":"4.5"}).data.amount', is: 149.04 }],
  ])('of a row or the state: %s for %j', (expected, pin) => expect(holds(pin)).toBe(expected));

  it.each<[boolean, ShownText, Partial<Extract<Pin, { text: string }>>]>([
    [true, toast, {}],
    [true, toast, { times: 1 }],
    [false, toast, { times: 0 }],
    [true, toast, { at: 'bottom left' }],
    [true, toast, { at: 'bottom' }],
    [false, toast, { at: 'bottom right' }],
    [true, toast, { at: 'bottom right', times: 0 }],
    [false, absent, {}],
    [true, absent, { times: 0 }],
    [false, absent, { at: 'bottom left' }],
    // It was there before the press, and has gone with it.
    [true, { ...absent, most: 1 }, { times: 0 }],
    [false, { now: 2, most: 2, hasAppeared: false, corners: ['top left'] }, { times: 1 }],
  ])('of a text: %s for %j with %j', (expected, shown, more) =>
    expect(holds({ after: 0, text: 'Saved', ...more }, shown)).toBe(expected),
  );

  it('is a sentence, also with what was found', () => {
    const pin: Pin = { after: 3, text: 'Saved', at: 'bottom left', times: 1 };
    expect(pinLabel(pin)).toBe('text “Saved” is seen 1 time at the bottom left');
    const elsewhere = checkPin(pin, evidence({ ...toast, corners: ['bottom right'] }));
    expect(failureLabel(pin, elsewhere)).toBe(`${pinLabel(pin)} — found: bottom right`);
    expect(failureLabel({ row: 'checkout/orderPlaced' }, { holds: false, found: 0 })).toBe(
      'row checkout/orderPlaced comes — found: 0',
    );
  });
});

describe('the form of an expectation', () => {
  const entered = (entry: Partial<PinEntry>) =>
    pinOf({ ...emptyPin, ...entry }, (path) => valueAt(state, path));

  it.each<[Partial<PinEntry>, ReturnType<typeof entered>]>([
    [
      { subject: 'a/b', detail: 'payload.code=X y payload.n=2' },
      { row: 'a/b', where: { 'payload.code': 'X y', 'payload.n': 2 } },
    ],
    [
      { subject: 'a/b', times: '2' },
      { row: 'a/b', times: 2 },
    ],
    [
      { kind: 'rowNever', subject: ' a/b ' },
      { row: 'a/b', times: 0 },
    ],
    [
      { kind: 'textSeen', subject: 'Saved', corner: 'top left' },
      { text: 'Saved', at: 'top left' },
    ],
    [
      { kind: 'textNever', subject: 'Saved' },
      { text: 'Saved', times: 0 },
    ],
    // Fields that this kind does not show keep what another kind was given.
    [
      { kind: 'textNever', subject: 'Saved', corner: 'top left' },
      { text: 'Saved', times: 0 },
    ],
    [
      { kind: 'stateIs', subject: 'cart.selectedShopIds', times: 'often' },
      { state: 'cart.selectedShopIds', is: [10] },
    ],
    [
      { kind: 'stateIs', subject: 'cart.selectedShopIds' },
      { state: 'cart.selectedShopIds', is: [10] },
    ],
    [
      { kind: 'stateIs', subject: 'cart.selectedShopIds', detail: '[]' },
      { state: 'cart.selectedShopIds', is: [] },
    ],
    [{ kind: 'stateIs', subject: 'cart.nothing' }, 'The state has nothing at "cart.nothing".'],
    [{}, 'Name a row, a text or a path.'],
    [{ subject: 'a/b', detail: 'code' }, 'A value of a row is written as payload.code=SAVE10.'],
    [{ subject: 'a/b', times: 'often' }, 'How often is a number, or empty.'],
  ])('with %j is %j', (entry, pin) => expect(entered(entry)).toEqual(pin));
});

describe('the flags of `npm run case`', () => {
  const file = {
    rows: [{ type: 'checkout/couponEntered', payload: { code: 'SAVE10' } }],
    end: { cart: { selectedShopIds: [] } },
    flow: { signedIn: null, screen: [1440, 900], steps: [{ do: 'history', steps: -1 }], pins: [] },
  } as unknown as CaseFile;
  const pinsFor = (...given: string[]) => pinsOf(takeFlags(given).flags, file);

  it('are expectations for the end of the visit; a contradicted one says what was found', () =>
    expect(
      pinsFor(
        ...[
          '--must',
          'row checkout/couponEntered payload.code=SAVE10',
          '--never',
          'row checkout/couponEntered',
        ],
        ...['--must', 'text Saved', '--no-text', 'Error', '--state', 'cart.selectedShopIds=[10]'],
      ),
    ).toEqual([
      { row: 'checkout/couponEntered', where: { 'payload.code': 'SAVE10' } },
      { row: 'checkout/couponEntered', times: 0, was: 1 },
      { after: 1, text: 'Saved' },
      { after: 1, text: 'Error', times: 0 },
      { after: 1, state: 'cart.selectedShopIds', is: [10], was: [] },
    ]));

  it('may expect a value with an equals sign', () =>
    expect(pinsFor('--state', 'navigation.location.search=?search=mug')).toEqual([
      { after: 1, state: 'navigation.location.search', is: '?search=mug', was: null },
    ]));

  it('are refused with a message when they are not understood', () => {
    expect(pinsFor('--must', 'anything')).toMatch(/begins with "row" or "text"/);
    expect(pinsFor('--state', 'cart')).toMatch(/is no state/);
    expect(takeFlags(['a.case.json', '--often']).problem).toBe('There is no --often.');
    expect(takeFlags(['--must']).problem).toBe('--must needs a value.');
  });
});

it.each([
  ['/news', 'en', '/news'],
  ['/news', 'ar', '/news?qa=setting:language:ar'],
  ['/shops?page=2&qa=seed:7,offline#list', 'ar', '/shops?page=2&qa=seed:7,offline,setting:language:ar#list'],
  ['/news?qa=setting:language:ir', 'ar', '/news?qa=setting:language:ir'],
])('a flow of %s opens in the language %s that an earlier visit had chosen', (address, locale, opened) =>
  expect(addressInLanguage(address, { locale: { locale } })).toBe(opened),
);

it('a flow is parsed as it is written, with a line per step, and a broken one names the position', () => {
  const text = writeFlow({
    ...{ opens: '/news', signedIn: 'orders', screen: [390, 844] },
    steps: [{ do: 'click', role: 'button', name: 'Log in', nth: 1 }],
    pins: [{ after: 1, text: 'Saved' }],
  });
  expect(text.split('\n')).toContain('    {"do":"click","role":"button","name":"Log in","nth":1}');
  expect(writeFlow(readFlow(text))).toBe(text);
  expect(() => readFlow(text.replace('"click"', '"clock"'))).toThrow('broken at "steps.0');
});
