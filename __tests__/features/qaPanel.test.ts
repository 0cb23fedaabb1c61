import * as v from 'valibot';
import type { QaPanelState, SetFault } from '@/features/qaPanel/qaPanel.slice';
import { qaPanelSlice, initialPanelState } from '@/features/qaPanel/qaPanel.slice';
import { explain } from '@/features/qaPanel/explain';
import { createFaultyExchange, faultsFor } from '@/features/qaPanel/faultyExchange';
import { createMovableClock } from '@/features/qaPanel/movableClock';
import { createRowLog } from '@/features/qaPanel/rowLog';
import type { QaFailure } from '@/domain/qaFaults';
import { readQaLink } from '@/domain/qaLink';
import { settingsWire } from '@/api/wire/settings.wire';
import { setClock } from '@/shared/adapters';
import { seededNumbers } from '@/shared/adapters/seeded/random';
import { installTestClock } from '../support/testClock';

afterEach(() => setClock());

const faultOf = (failure: QaFailure, id = 1, endpoint = 'login'): SetFault => ({
  ...{ id, endpoint, failure, times: null },
});
const json = (body: unknown, headers = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers }));

function exchangeWith(
  faults: SetFault[],
  settings: QaPanelState['settings'] = {},
  ahead = 0,
  more: Partial<QaPanelState> = {},
) {
  const struck: number[] = [];
  const exchange = createFaultyExchange({
    detailsOf: () => ({ ...initialPanelState, faults, settings, ...more }),
    strike: ({ id }) => struck.push(id),
    draw: seededNumbers(7),
    ahead: () => ahead,
  });
  const send = jest.fn(() => json({ data: { many: 'words' } }, { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' }));
  const request = (endpoint = 'login', signal = new AbortController().signal) =>
    exchange(endpoint, send, signal);
  return { request, send, struck };
}

it('reports a link’s fault without an endpoint in the QA panel, and ignores it', () => {
  const link = readQaLink('?qa=fault:getHmoe:500,fault:constructor:drop,fault:getHome:503');
  if (!link) throw new Error('There is no link');
  const details = qaPanelSlice.reducer(initialPanelState, qaPanelSlice.actions.linkOpened({ link, at: 0 }));
  expect(details.faults.map(({ endpoint }) => endpoint)).toEqual(['getHome']);
  expect(details.problems).toEqual([
    'No endpoint is called "getHmoe".',
    'No endpoint is called "constructor".',
  ]);
});

it('reports a fault without an endpoint that was set by hand in the DevTools', () => {
  const { faultSet } = qaPanelSlice.actions;
  const set = faultSet({ endpoint: 'getHmoe', failure: { kind: 'drop' }, times: null });
  expect(qaPanelSlice.reducer(initialPanelState, set)).toMatchObject({
    faults: [],
    problems: ['No endpoint is called "getHmoe".'],
  });
});

describe('faults', () => {
  it('are those of the endpoint: every delay, and the first of the others', () => {
    const faults = [
      faultOf({ kind: 'delay', milliseconds: 5 }, 1),
      faultOf({ kind: 'drop' }, 2),
      faultOf({ kind: 'cut' }, 3),
      faultOf({ kind: 'drop' }, 4, 'getCart'),
    ];
    expect(faultsFor(faults, 'login', Math.random).map(({ id }) => id)).toEqual([1, 2]);
    expect(faultsFor(faults, 'getHome', Math.random)).toEqual([]);
  });

  it('concern all endpoints by a star, but for the calls of the panel itself', () => {
    const faults = [faultOf({ kind: 'drop' }, 1, '*')];
    expect(faultsFor(faults, 'getHome', Math.random)).toEqual(faults);
    expect(faultsFor(faults, 'resetQaDatabase', Math.random)).toEqual([]);
  });

  it('affect a share of the calls, the same ones with the same seed', () => {
    const faults = [{ ...faultOf({ kind: 'drop' }), percent: 30 }];
    const hits = (seed: number) => {
      const draw = seededNumbers(seed);
      return Array.from({ length: 1000 }, () => faultsFor(faults, 'login', draw).length);
    };
    const sum = hits(7).reduce((total, hit) => total + hit, 0);
    expect(sum).toBeGreaterThan(250);
    expect(sum).toBeLessThan(350);
    expect(hits(7)).toEqual(hits(7));
    expect(hits(8)).not.toEqual(hits(7));
  });

  it('lose a response after the request has arrived, and send nothing while offline', async () => {
    const lost = exchangeWith([faultOf({ kind: 'lost' })]);
    await expect(lost.request()).rejects.toThrow(TypeError);
    expect(lost.send).toHaveBeenCalledTimes(1);
    const offline = exchangeWith([], {}, 0, { isOffline: true });
    await expect(offline.request('getHome')).rejects.toThrow(TypeError);
    expect(offline.send).not.toHaveBeenCalled();
    expect((await offline.request('getQaClock')).ok).toBe(true);
  });

  it('send no delayed request once the page is offline', async () => {
    const time = installTestClock();
    const details = { isOffline: false };
    const { request, send } = exchangeWith([faultOf({ kind: 'delay', milliseconds: 2000 })], {}, 0, details);
    const response = expect(request()).rejects.toThrow(TypeError);
    details.isOffline = true;
    await time.advance(2000);
    await response;
    expect(send).not.toHaveBeenCalled();
  });

  it('respond with a status or a page, or drop the request, before it reaches a backend', async () => {
    const refused = exchangeWith([faultOf({ kind: 'status', status: 429 })]);
    expect((await refused.request()).status).toBe(429);
    const dropped = exchangeWith([faultOf({ kind: 'drop' })]);
    await expect(dropped.request()).rejects.toThrow(TypeError);
    const page = exchangeWith([faultOf({ kind: 'notJson' })]);
    expect(await (await page.request()).text()).toMatch(/^<!doctype html>/);
    for (const { send, struck } of [refused, dropped, page]) {
      expect(send).not.toHaveBeenCalled();
      expect(struck).toEqual([1]);
    }
  });

  it('truncate a response, and do not affect other endpoints', async () => {
    const { request } = exchangeWith([faultOf({ kind: 'cut' })]);
    expect(await (await request()).text()).toBe('{"data":{"ma');
    expect(await (await request('getHome')).text()).toBe('{"data":{"many":"words"}}');
  });

  it('delay a request by the clock, and allow its cancellation meanwhile', async () => {
    const time = installTestClock();
    const { request, send } = exchangeWith([faultOf({ kind: 'delay', milliseconds: 2000 })]);
    const response = request();
    await time.advance(1999);
    expect(send).not.toHaveBeenCalled();
    await time.advance(1);
    expect((await response).ok).toBe(true);
    const abortion = new AbortController();
    const given = request('login', abortion.signal);
    abortion.abort();
    await expect(given).rejects.toBeDefined();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('end after the given number of requests', () => {
    const link = readQaLink('?qa=fault:login:429:2');
    if (!link) throw new Error('The link asks for nothing');
    const { linkOpened, faultStruck } = qaPanelSlice.actions;
    let details = qaPanelSlice.reducer(initialPanelState, linkOpened({ link, at: 0 }));
    expect(details.faults).toHaveLength(1);
    details = qaPanelSlice.reducer(details, faultStruck({ id: 1, endpoint: 'login' }));
    expect(details.faults[0]?.times).toBe(1);
    details = qaPanelSlice.reducer(details, faultStruck({ id: 1, endpoint: 'login' }));
    expect(details.faults).toEqual([]);
  });
});

it("shifts the server's time with the clock", async () => {
  const { request } = exchangeWith([], {}, 3_600_000);
  expect((await request()).headers.get('Date')).toBe('Thu, 01 Jan 2026 01:00:00 GMT');
});

it('overrides settings in the response of /master only', async () => {
  const flips = { multiVendor: 'off', google: 'on', direction: 'rtl', theme: 'ocean' };
  const { request, send } = exchangeWith([], flips);
  const languages = [{ id: 1, title: 'English', name: 'en', direction: 'ltr' }];
  const data = { app_name: 'Real', app_environment: 'demo', multi_vendor: 1, languages };
  send.mockImplementation(() => json({ data }));
  const settings = v.parse(settingsWire, await (await request('getMaster')).json());
  expect(settings).toMatchObject({
    appName: 'Real',
    isMultiVendor: false,
    socialAuths: { google: { isActive: true } },
    languages: [{ name: 'en', direction: 'rtl' }],
  });
  expect(settings.themeColors?.primary).toMatch(/^#[\da-f]{6}$/);
  expect(await (await request('getHome')).json()).toEqual({ data });
});

describe('the movable clock', () => {
  it('runs due timers in order when it is moved, and the others on time', async () => {
    const below = installTestClock(0);
    const clock = createMovableClock(below);
    const called: string[] = [];
    clock.after(60_000, () => called.push('minute'));
    clock.after(1000, () => called.push('second'));
    clock.after(600_000, () => called.push('ten minutes'));
    clock.set({ ahead: 120_000, frozenAt: null });
    await below.advance(0);
    expect([clock.now(), ...called]).toEqual([120_000, 'second', 'minute']);
    await below.advance(480_000);
    expect(called.at(-1)).toBe('ten minutes');
  });

  it('pauses with all its timers, and continues from there', async () => {
    const below = installTestClock(0);
    const clock = createMovableClock(below);
    const call = jest.fn();
    clock.after(1000, call);
    clock.set({ ahead: 0, frozenAt: 0 });
    await below.advance(5000);
    expect([clock.now(), call.mock.calls.length]).toEqual([0, 0]);
    clock.set({ ahead: clock.ahead(), frozenAt: null });
    await below.advance(999);
    expect(call).not.toHaveBeenCalled();
    await below.advance(1);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('explaining a row', () => {
  const rows = createRowLog();
  const cause = (by: 'saga' | 'call', row: number, type: string) => ({ by, row, type });
  rows.add({
    row: 3,
    type: 'cart/addToCartPressed',
    at: 1,
    cause: { by: 'press', input: 'click', on: 'Add' },
  });
  rows.add({ row: 4, type: 'notices/noticeShown', at: 1, cause: { by: 'visit' } });
  rows.add({
    row: 5,
    type: 'api/addToCart/pending',
    at: 2,
    cause: cause('saga', 3, 'cart/addToCartPressed'),
  });
  rows.add({
    row: 6,
    type: 'api/addToCart/fulfilled',
    at: 3,
    cause: cause('call', 5, 'api/addToCart/pending'),
  });
  rows.add({ row: 7, type: 'x/y', at: 4, cause: cause('saga', 1, 'of/anotherTime') });

  it('goes from the press to it', () => {
    const found = explain(rows.find, 6);
    expect(found?.steps.map(({ row }) => row)).toEqual([3, 5, 6]);
    expect(found?.origin).toEqual({ by: 'press', input: 'click', on: 'Add' });
  });

  it('ends at a row that was removed', () => {
    expect(explain(rows.find, 7)).toMatchObject({ steps: [{ row: 7 }], origin: { type: 'of/anotherTime' } });
    expect(explain(rows.find, 99)).toBeNull();
  });
});
