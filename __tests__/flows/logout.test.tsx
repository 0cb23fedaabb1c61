import { COUPON, decideEverything, NOTE } from '../support/decidedCheckout';
import { demo, statusOf } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import {
  leave,
  logIn,
  logOut,
  screen,
  SHOPPER,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

async function openConfirmation({ user }: Visit) {
  await user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  return screen.findByRole('dialog', { name: 'Log Out!' });
}

async function confirm(shopper: Visit) {
  const dialog = await openConfirmation(shopper);
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Yes' }));
}

const isSignedIn = ({ shop }: Visit) => shop.store.getState().session.user !== null;

it('"Log Out opens confirmation; Cancel closes", and so do Escape and Back', async () => {
  const shopper = await visitSignedIn('/news');
  const { user } = shopper;
  const dialog = await openConfirmation(shopper);
  expect(within(dialog).getByText('Logout Confirmation')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await openConfirmation(shopper);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('link', { name: 'Products' }));
  await waitFor(() => expect(window.location.pathname).toBe('/products'));
  await openConfirmation(shopper);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isSignedIn(shopper)).toBe(true);
});

it('"Yes logs out … success toast \'Logout successfully\' bottom-left"; the server forgets the token too', async () => {
  const shopper = await visitSignedIn('/news');
  const token = window.localStorage.getItem('token') ?? '';
  await confirm(shopper);
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(shopper.shop.store.getState().notices.shown).toMatchObject([{ corner: 'left', duration: 3000 }]);
  expect(isSignedIn(shopper)).toBe(false);
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(window.location.pathname).toBe('/');
  expect(await statusOf('/profile', token)).toBe(401);
});

it('is no expiry of the session, though another response comes first', async () => {
  const shopper = await visitSignedIn('/order-history');
  const { user } = shopper;
  await screen.findAllByRole('article');
  const release = holdResponses('/api/logout');
  await confirm(shopper);
  await waitFor(() => expect(release.handled()).toBe(1));
  // Behind the dialog, which stays until the call is over.
  await user.click(screen.getByRole('link', { name: /^Delivered/, hidden: true }));
  await waitFor(() => expect(isSignedIn(shopper)).toBe(false));
  release();
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(screen.queryByText(/session/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

it.each([
  ['refused', { status: 500 }],
  ['answered with a page', { body: 'html' as const }],
  ['cut off', { body: 'drop' as const }],
])('"cleared whether or not the call succeeds": %s', async (_how, fault) => {
  const shopper = await visitSignedIn('/news');
  await demo.fault({ path: '/api/logout', ...fault });
  await confirm(shopper);
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(isSignedIn(shopper)).toBe(false);
  expect(globalThis.shopCalls.filter((address) => address === '/api/logout')).toHaveLength(1);
});

it('logs out after 3 s when the server does not respond', async () => {
  const shopper = await visitSignedIn('/news');
  await demo.fault({ path: '/api/logout', delayMs: 60_000, times: 1 });
  await confirm(shopper);
  await waitFor(() => expect(globalThis.shopCalls).toContain('/api/logout'));
  await shopper.clock.advance(3000);
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(isSignedIn(shopper)).toBe(false);
});

it('ends no session that another tab has started meanwhile', async () => {
  const shopper = await visitSignedIn('/news');
  const release = holdResponses('/api/logout');
  await confirm(shopper);
  await waitFor(() => expect(release.handled()).toBe(1));
  const yes = screen.getByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
  const token = await demo.logIn({ ...SHOPPER, phone: 'new@marsa.example' });
  window.localStorage.setItem('token', token);
  const otherTab = new BroadcastChannel('storefront');
  otherTab.postMessage('sessionChanged');
  otherTab.close();
  const user = () => shopper.shop.store.getState().session.user?.name;
  await waitFor(() => expect(user()).toBe('Sami Rahman'));
  release();
  await shopper.clock.advance(3000);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await untilResponses(shopper);
  expect(user()).toBe('Sami Rahman');
  expect(window.localStorage.getItem('token')).toBe(token);
});

it('"cart resets (total 0, checkout products, products and selected shops emptied, address null, coupon code empty …)"', async () => {
  const shopper = await decideEverything();
  const state = () => shopper.shop.store.getState();
  const cached = () => Object.keys(state().api.queries).map((key) => /^get\w+/.exec(key)?.[0]);
  const ofTheCart = ['getCart', 'getCheckout', 'getAddresses'];
  const undecided = { couponCode: null, note: '', shield: false };
  // There is state to reset.
  expect(state().cart.selectedShopIds).toHaveLength(1);
  expect(state().checkout).toMatchObject({
    addressId: expect.any(Number) as number,
    paymentMethod: 'cash',
    decided: {
      cart: { couponCode: COUPON, note: NOTE, shield: true },
      buyNow: { couponCode: null, note: '', shield: true },
    },
  });
  expect(cached()).toEqual(expect.arrayContaining(ofTheCart));
  expect(cached().filter((name) => name === 'getCart')).toHaveLength(2);

  await logOut(shopper);
  expect(state().cart.selectedShopIds).toEqual([]);
  expect(state().cart).toMatchObject({ requested: {}, removing: [], adding: [], buyingNow: null });
  expect(state().checkout).toEqual({
    addressId: null,
    paymentMethod: null,
    decided: { cart: undecided, buyNow: undecided },
    placing: null,
    isBusy: false,
    pointedOut: null,
  });
  expect(cached().filter((name) => ofTheCart.includes(name ?? ''))).toEqual([]);
  expect(await screen.findByRole('button', { name: /^My Cart .*\(0 items\)$/ })).toBeVisible();
  const savedOf = () => window.localStorage.getItem('persist:storefront') ?? '';
  await waitFor(() => expect(savedOf()).not.toContain(COUPON));
  for (const trace of [NOTE, shopper.address, shopper.product]) expect(savedOf()).not.toContain(trace);
});

it('leaves an account page for "/" without a dialog; the next account page opens Login', async () => {
  const shopper = await visitSignedIn('/order-history');
  await screen.findByRole('heading', { name: 'Order History' });
  await logOut(shopper);
  expect(window.location.pathname).toBe('/');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await shopper.user.click(screen.getByRole('link', { name: 'Saved Wishlist' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
});

it('works after another login', async () => {
  const shopper = await visitSignedIn('/news');
  await logOut(shopper);
  await shopper.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await logIn(shopper);
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

it('clears the state of account pages with the user', async () => {
  const shopper = await visitSignedIn('/order-history');
  const savedOf = () => {
    window.dispatchEvent(new Event('pagehide'));
    return window.sessionStorage.getItem('scrollPositions') ?? '';
  };
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('main a[href^="/order-history/"]');
    return found ?? Promise.reject(new Error('No order is listed'));
  });
  await shopper.user.click(link);
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/order-history\/\d+$/));
  expect(savedOf()).toContain('/order-history/');
  await logOut(shopper);
  expect(savedOf()).not.toContain('/order-history/');
});
