import { requestDemo, demo } from '../support/demo';
import { callsOf } from '../support/chatting';
import type { Visit } from '../support/visit';
import {
  untilResponses,
  leave,
  screen,
  SHOPPER,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

/** No request of the next page gets a response before the test ends. */
const holdServer = () => demo.fault({ path: '/api/*', delayMs: 120_000 });

async function reloadHeld(shopper: Visit): Promise<Visit> {
  await untilResponses(shopper);
  await holdServer();
  globalThis.shopReplies = [];
  return shopper.reload();
}

const expectUnanswered = () => expect(globalThis.shopReplies).toEqual([]);

describe('rehydrates the stores after a reload, before any response', () => {
  it('settings: name, currency and vendors', async () => {
    const currency = { name: 'EUR', symbol: '€', position: 'suffix' };
    await demo.settings({ app_name: 'Souk', multi_vendor: false, currency });
    const visitor = await visit('/news');
    const expectSettings = async () => {
      await waitFor(() => expect(document.title).toBe('News | Souk'));
      expect(await screen.findByRole('button', { name: /^My Cart 0\.00\s*€/ })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Shops' })).not.toBeInTheDocument();
    };
    await expectSettings();
    await reloadHeld(visitor);
    await expectSettings();
    expectUnanswered();
  });

  it('auth: the user', async () => {
    const shopper = await visitSignedIn('/news');
    const { name } = shopper.shop.store.getState().session.user ?? {};
    await reloadHeld(shopper);
    expect(await screen.findByRole('button', { name: `My account ${name}` })).toBeVisible();
    expectUnanswered();
  });

  it('auth: the roles', async () => {
    const seller = { phone: 'shop@marsa.example', password: 'demo1234' };
    const shopper = await visitSignedIn('/dashboard', seller);
    const link = () => screen.findByRole('link', { name: /^Seller Dashboard/ });
    await link();
    await reloadHeld(shopper);
    expect(await link()).toBeVisible();
    expectUnanswered();
  });

  it('auth: the number of favorites', async () => {
    const token = await demo.logIn(SHOPPER);
    const { products } = await requestDemo<{ products: unknown[] }>('/favorite-products', token);
    expect(products.length).toBeGreaterThan(0);
    const name = new RegExp(`^Saved Wishlist \\(${products.length} item`);
    const shopper = await visitSignedIn('/news');
    await screen.findByRole('link', { name });
    await reloadHeld(shopper);
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expectUnanswered();
  });

  it('auth: not the favorites of another user', async () => {
    const shopper = await visitSignedIn('/news');
    await screen.findByRole('link', { name: /^Saved Wishlist \(\d/ });
    await untilResponses(shopper);
    await shopper.shop.stop();
    window.localStorage.setItem(
      'token',
      await demo.logIn({ phone: 'new@marsa.example', password: 'demo1234' }),
    );
    await holdServer();
    await shopper.reload();
    expect(await screen.findByRole('link', { name: 'Saved Wishlist' })).toBeVisible();
  });

  it('chat: the unread count', async () => {
    const shopper = await visitSignedIn('/dashboard');
    const link = () => screen.findByRole('link', { name: /^Message.*Unread: 2$/ });
    await link();
    await reloadHeld(shopper);
    expect(await link()).toBeVisible();
    expectUnanswered();
  });

  it('chat: the active shop, in the panel that was open', async () => {
    const { shop } = await requestDemo<{ shop: { name: string } }>('/shops/2');
    const shopper = await visitSignedIn('/shops/2');
    await shopper.user.click(await screen.findByRole('button', { name: 'Chat' }));
    const panel = await screen.findByRole('dialog', { name: shop.name });
    await within(panel).findByRole('log');
    const stored = callsOf('/store-message');
    const again = await reloadHeld(shopper);
    const back = await screen.findByRole('dialog', { name: shop.name });
    expectUnanswered();
    // Without a press.
    expect(callsOf('/store-message')).toBe(stored);
    await again.user.click(within(back).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(back).not.toBeInTheDocument());
    await again.reload();
    await screen.findByRole('button', { name: /^My account \S/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [
      'on another page',
      () => window.history.replaceState(null, '', '/news'),
      () => screen.findByRole('button', { name: /^My account \S/ }),
    ],
    [
      'for a visitor',
      () => window.localStorage.removeItem('token'),
      () => screen.findByRole('button', { name: 'Welcome Login' }),
    ],
  ])('chat: the active shop does not open %s', async (_where, change, expectOpened) => {
    const { shop } = await requestDemo<{ shop: { name: string } }>('/shops/2');
    const shopper = await visitSignedIn('/shops/2');
    await shopper.user.click(await screen.findByRole('button', { name: 'Chat' }));
    await screen.findByRole('dialog', { name: shop.name });
    await untilResponses(shopper);
    await shopper.shop.stop();
    change();
    const again = await shopper.reload();
    await expectOpened();
    expect(again.shop.store.getState().overlays.stack).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
