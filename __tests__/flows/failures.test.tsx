import { catalogueApi, settingsApi } from '@/api';
import { demo } from '../support/demo';
import { collectReports } from '../support/externalServer';
import { untilFailed } from '../support/untilFailed';
import { asTimePasses, leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

describe('shows a message and "Try again" with a backend', () => {
  it.each([
    ['answers HTML', { body: 'html' as const }],
    ['answers 500', { status: 500 }],
    ['cuts its answers', { body: 'cut' as const }],
    ['does not answer in time', { delayMs: 120_000 }],
  ])('that %s', async (_how, fault) => {
    await demo.fault({ path: '/api/home', ...fault });
    const visitor = await visit('/');
    await untilFailed(visitor, 'getHome', { hangs: 'delayMs' in fault });
    const button = await screen.findByRole('button', { name: 'Try again' });
    await demo.reset();
    await visitor.user.click(button);
    expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();
  });

  it('opens with defaults when /master fails, shows a notice, and keeps retrying', async () => {
    await demo.fault({ path: '/api/master', status: 503 });
    const visitor = await visit('/news');
    await asTimePasses(visitor.clock, 3000, () => {
      expect(document.title).toBe('News | Storefront');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
    await demo.reset();
    await asTimePasses(visitor.clock, 10_000, () => {
      expect(document.title).toBe('News | Marsa');
    });
  });
});

it('refetches failed queries and the settings when the network is back', async () => {
  await demo.fault({ path: '/api/home', body: 'drop' });
  await demo.fault({ path: '/api/master', body: 'drop' });
  const visitor = await visit('/');
  await asTimePasses(visitor.clock, 3000, () => {
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(screen.getByText("The shop's settings could not be loaded")).toBeVisible();
    // Neither request is being retried, which could succeed without a press.
    const { queries } = visitor.shop.store.getState().api;
    for (const name of ['getHome', 'getMaster'])
      expect(queries[`${name}(undefined)`]?.status).toBe('rejected');
  });
  await demo.clearFaults();
  const requestsOf = () => globalThis.shopCalls.filter((call) => /master|home/.test(call)).length;
  const before = requestsOf();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requestsOf()).toBeGreaterThanOrEqual(before + 2));
  await asTimePasses(visitor.clock, 800, () => {
    expect(screen.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
    expect(document.title).toBe('Marsa');
  });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('contains errors of components', () => {
  const { updateQueryData } = catalogueApi.util;
  const { updateQueryData: updateSettings } = settingsApi.util;
  /** React logs the error, as expected. */
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => consoleError.mockRestore());

  it('keeps the page when a section fails, the frame when a page fails, and offers a reload otherwise', async () => {
    const { reports, stop } = collectReports();
    const { shop, user } = await visit('/');
    await screen.findByRole('heading', { name: 'Most Popular' });
    const mendAndRetry = async (patch: { undo: () => void }) => {
      patch.undo();
      // The store notifies its subscribers in the next frame.
      await new Promise(requestAnimationFrame);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    };

    const section = shop.store.dispatch(
      updateQueryData(
        'getHome',
        undefined,
        (home) => void Reflect.set(home, 'popularProducts', [{ id: 1, name: {} }]),
      ),
    );
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'Most Popular' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Just for you' })).toBeVisible();
    await mendAndRetry(section);
    expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();

    const page = shop.store.dispatch(
      updateQueryData('getHome', undefined, (home) => void Reflect.set(home, 'shops', null)),
    );
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'Just for you' })).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await mendAndRetry(page);
    expect(await screen.findByRole('heading', { name: 'Just for you' })).toBeVisible();

    const frame = shop.store.dispatch(
      updateSettings('getMaster', undefined, (settings) => void Reflect.set(settings, 'languages', null)),
    );
    await waitFor(() => expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument());
    await mendAndRetry(frame);
    expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    stop();
    expect(reports.map((report) => report.split(':')[0])).toEqual(['home popular', '/', 'app']);
  });
});

describe('backs up invalid persisted state', () => {
  it.each(['{nonsense', '{"session":"{\\"user\\":5}","cache":"[1]","_persist":"{\\"version\\":1}"}'])(
    'such as %s',
    async (text) => {
      window.localStorage.setItem('persist:storefront', text);
      await visit('/news');
      await waitFor(() => expect(document.title).toBe('News | Marsa'));
    },
  );
});

it('shows "Page not found" in place of an unknown product', async () => {
  await visit('/products/999999/details');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

describe('the server’s message of a failure (specification §8)', () => {
  const homeFails = async (response: unknown) => {
    await demo.fault({ path: '/api/home', status: 503, response });
    const { clock } = await visit('/');
    await asTimePasses(clock, 3000, () => {
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  };

  it('is shown for 5xx, too: as text in one line, with "Try again"', async () => {
    await homeFails({ message: 'We are <b>moving</b>\r\n\u202e\u0007 house' });
    expect(screen.getByText('We are <b>moving</b> house')).toBeVisible();
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  });

  it('has at most 300 characters', async () => {
    await homeFails({ message: 'x'.repeat(5000) });
    expect(screen.getByText(/^x{299}…$/)).toBeVisible();
  });

  it.each([[{}], [null], [{ message: ' \n ' }], [{ message: { text: 'no' } }]])(
    'is replaced by our own when it is missing: %j',
    async (response) => {
      await homeFails(response);
      expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
    },
  );
});
