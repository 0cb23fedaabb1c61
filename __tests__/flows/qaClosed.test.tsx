import { loadQa } from '@/app/qa/loadQa';
import { settingsApi } from '@/api';
import { serverNow, setClock } from '@/shared/adapters';
import { demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { installTestClock } from '../support/testClock';
import type { Visit } from '../support/visit';
import { untilResponses, leave, screen, visit, waitFor } from '../support/visit';

// Loads the chunk of the panel, so that it would open within the press that requests it.
beforeAll(async () => {
  await visit('/news?qa');
  await screen.findByRole('complementary', { name: 'QA panel' });
  await leave();
});

const DEVTOOLS = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';
const devTools: unknown = Reflect.get(window, DEVTOOLS);
const withoutDevTools = () => Reflect.deleteProperty(window, DEVTOOLS);

afterEach(async () => {
  Reflect.set(window, DEVTOOLS, devTools);
  await leave();
});

const LINK =
  '/news?qa=seed:7,persona:new,fault:getBlogs:503,setting:multiVendor:off,clock:+2d,remote:127.0.0.1:1:abcdefgh';

const DAY = 86_400_000;

const panel = () => screen.queryByRole('complementary', { name: 'QA panel' });

/** Waits until the page is rendered and the requests of a link would have been sent. */
async function untilLoaded(visitor: Visit): Promise<void> {
  await waitFor(() => expect(document.title).toMatch(/^News \| /));
  await waitFor(() => expect(globalThis.shopReplies.filter((call) => call === '/api/master').length).toBe(2));
  await untilResponses(visitor);
  await screen.findByRole('heading', { level: 1 });
}

describe.each([
  ['is production', { app_environment: 'production' }],
  ['is PRODUCTION', { app_environment: 'PRODUCTION' }],
  ['is absent', { app_environment: null }],
  ['is blank', { app_environment: ' ' }],
])('where the environment %s', (_how, settings) => {
  it.each([
    ['without DevTools nothing of QA is loaded', true],
    ['with DevTools only the timeline is there', false],
  ])('ignores a link: %s', async (_tools, isBare) => {
    if (isBare) withoutDevTools();
    await demo.settings(settings);
    const before = { now: Date.now, random: Math.random };
    const visitor = await visit(LINK);
    const { shop, user } = visitor;
    await untilLoaded(visitor);
    expect(shop.timeline === null).toBe(isBare);
    // No enhancer that sends the rows elsewhere.
    const options: { devTools?: object; enhancers?: (defaults: () => object[]) => object[] } = {
      ...shop.timeline?.storeOptions,
    };
    expect(options.enhancers?.(() => []) ?? []).toHaveLength(isBare ? 0 : 1);
    await user.keyboard('{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}');
    expect(panel()).not.toBeInTheDocument();
    expect(shop.timeline?.panel.detailsOf().faults ?? []).toEqual([]);
    expect(shop.store.getState().session.user).toBeNull();
    expect(globalThis.shopCalls.filter((call) => call.includes('/login'))).toEqual([]);
    expect(settingsApi.endpoints.getMaster.select()(shop.store.getState()).data?.isMultiVendor).toBe(true);
    expect({ now: Date.now, random: Math.random }).toEqual(before);
  });
});

it('opens the QA panel by the same link in another environment', async () => {
  await demo.settings({ app_environment: 'staging' });
  await visit('/news?qa');
  expect(await screen.findByRole('complementary', { name: 'QA panel' })).toBeVisible();
});

it('opens the QA panel by the shortcut with DevTools as soon as /master names another environment', async () => {
  await demo.settings({ app_environment: 'staging' });
  const release = holdResponses('/api/master');
  const { shop, user } = await visit('/news');
  expect(shop.timeline?.panel.isOpen()).toBe(false);
  release();
  await waitFor(() => expect(shop.timeline?.panel.isOpen()).toBe(true));
  await waitFor(async () => {
    await user.keyboard('{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}');
    expect(panel()).toBeVisible();
  });
});

it('keeps QA closed after an earlier visit to another environment', async () => {
  await demo.settings({ app_environment: 'staging' });
  const first = await visit('/news?qa');
  await screen.findByRole('complementary', { name: 'QA panel' });
  await demo.settings({ app_environment: 'production' });
  withoutDevTools();
  await first.shop.stop();
  // The page removes unknown parameters.
  window.history.replaceState(null, '', '/news?qa');
  const again = await first.reload();
  expect(again.shop.timeline).toBeNull();
  expect(panel()).not.toBeInTheDocument();
});

it('closes the QA panel and undoes its changes when the environment becomes production', async () => {
  const { shop } = await visit('/news?qa=fault:getCountries:503,setting:multiVendor:off,clock:+2d');
  await screen.findByRole('complementary', { name: 'QA panel' });
  const settings = () => settingsApi.endpoints.getMaster.select()(shop.store.getState()).data;
  await waitFor(() => expect(settings()?.isMultiVendor).toBe(false));
  expect((serverNow() - Date.now()) / DAY).toBeCloseTo(2);
  await demo.settings({ app_environment: 'production' });
  const refetch = () =>
    shop.store.dispatch(settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true }));
  await refetch();
  await waitFor(() => expect(panel()).not.toBeInTheDocument());
  expect(shop.timeline?.panel.detailsOf()).toMatchObject({ faults: [], settings: {} });
  expect(settings()?.isMultiVendor).toBe(true);
  expect((serverNow() - Date.now()) / DAY).toBeCloseTo(0);
});

it.each([
  ['never answers', () => new Promise<Response>(() => undefined)],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['answers with a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['is broken', () => Promise.resolve(new Response('{}', { status: 500 }))],
])('keeps QA closed and starts the visit when /master %s', async (_how, respond) => {
  withoutDevTools();
  const originalFetch = globalThis.fetch;
  const clock = installTestClock();
  window.history.replaceState(null, '', LINK);
  globalThis.fetch = (_input, init) =>
    Promise.race([
      respond(),
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    ]);
  try {
    let loaded: unknown = 'loading';
    void loadQa().then((qa) => (loaded = qa));
    await clock.advance(3000);
    await waitFor(() => expect(loaded).toBeNull());
  } finally {
    globalThis.fetch = originalFetch;
    setClock();
  }
});
