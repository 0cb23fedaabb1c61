import { selectAddressInUse } from '@/features/checkout/checkout.selectors';
import { nextTask } from '../support/externalServer';
import { callsTo, noticesOf } from '../support/entry';
import { fillCart } from '../support/filledCart';
import { holdResponses } from '../support/heldResponses';
import { cartDrawer } from '../support/shopper';
import { readyToPlace } from '../support/readyToPlace';
import { deliver, logInAsSami } from '../support/nextUser';
import { requestDemo, demo } from '../support/demo';
import { notifyFromOtherTab } from '../support/otherTab';
import { productName } from '../support/productName';
import type { Visit } from '../support/visit';
import {
  asTimePasses,
  goTo,
  leave,
  logIn,
  screen,
  SHOPPER,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

it('"the default address is used in the basket" although another one was added outside the checkout', async () => {
  const { user, shop } = await visitSignedIn('/manage-address/new');
  const token = window.localStorage.getItem('token') ?? '';
  await demo.addToCart(1, token);
  await user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('article', { name: /Palm Street 12/ })).toBeVisible();
  const { addresses } = await requestDemo<{ addresses: { id: number; is_default: boolean }[] }>(
    '/addresses',
    token,
  );
  expect(selectAddressInUse(shop.store.getState())?.id).toBe(
    addresses.find(({ is_default }) => is_default)?.id,
  );
});

it('opens no Login at the checkout when another tab logs out', async () => {
  const { shop } = await visitSignedIn('/buynow');
  await screen.findByText('Nothing to buy now');
  window.localStorage.removeItem('token');
  notifyFromOtherTab('loggedOut');
  await waitFor(() => expect(shop.store.getState().session.user).toBeNull());
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('requests no figures again that are requested already when it opens', async () => {
  await fillCart(1);
  const { user } = await visitSignedIn('/news');
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  const held = holdResponses('/api/cart/checkout');
  await user.click(await drawer.findByRole('checkbox'));
  await waitFor(() => expect(held.handled()).toBe(1));
  await user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible();
  held();
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  await nextTask();
  expect(callsTo('/cart/checkout')).toBe(1);
});

/** Reloads the checkout, whose cart arrives while the figures of the persisted one are requested. */
async function reloadDuringFigures(status?: number) {
  const visitor = await readyToPlace(1);
  await untilResponses(visitor);
  if (status) await demo.fault({ path: '/api/cart/checkout', status });
  globalThis.shopCalls = [];
  globalThis.shopReplies = [];
  const cart = holdResponses('/api/carts');
  const figures = holdResponses('/api/cart/checkout');
  const shopper = await visitor.reload();
  await waitFor(() => expect([cart.handled(), figures.handled()]).toEqual([1, 1]));
  await deliver(cart);
  figures();
  return shopper;
}

/** Waits longer than a saga takes to send the next request. */
async function untilSent(shopper: Visit) {
  for (let task = 0; task < 20; task += 1) await nextTask();
  await untilResponses(shopper);
}

it('requests no figures again for a cart response that brought the same cart meanwhile', async () => {
  const shopper = await reloadDuringFigures();
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  await untilSent(shopper);
  expect(callsTo('/cart/checkout')).toBe(1);
});

it('tries failing figures of a reloaded checkout three times, and shows one toast', async () => {
  const shopper = await reloadDuringFigures(500);
  await asTimePasses(shopper.clock, 100, () => expect(noticesOf(shopper)).toHaveLength(1));
  await untilSent(shopper);
  await shopper.clock.advance(4000);
  await untilSent(shopper);
  expect(noticesOf(shopper)).toHaveLength(1);
  expect(callsTo('/cart/checkout')).toBe(3);
});

/** Chooses another address, cash and the protection; then the server no longer accepts the token. */
async function loseSessionWhilePlacing() {
  const shopper = await readyToPlace(2);
  const { user } = shopper;
  const { addresses } = await requestDemo<{ addresses: { address_line: string; is_default: boolean }[] }>(
    '/addresses',
    window.localStorage.getItem('token') ?? '',
  );
  const line = new RegExp(addresses.find(({ is_default }) => !is_default)?.address_line ?? 'nowhere');
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver to' }));
  await user.click(dialog.getByText(line));
  await user.click(dialog.getByRole('button', { name: 'Deliver here' }));
  await user.click(await screen.findByRole('switch', { name: /protection/ }));
  await screen.findByText('Insurance');
  await demo.fault({ path: '/api/place-order', status: 401, times: 1 });
  await demo.fault({ path: '/api/cart/checkout', status: 401, times: 1 });
  await shopper.press();
  await waitFor(() => expect(shopper.shop.store.getState().session.user).toBeNull());
  return { ...shopper, line };
}

it('keeps the selected shops and the choices for the same user when the session ends by itself', async () => {
  const { line, ...shopper } = await loseSessionWhilePlacing();
  await logIn(shopper);
  expect(await screen.findByText(line)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: /protection/ })).toBeChecked();
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  expect(shopper.shop.store.getState().cart.selectedShopIds).toHaveLength(1);
});

it('keeps none of them for another user', async () => {
  const { line: _, ...shopper } = await loseSessionWhilePlacing();
  await shopper.user.keyboard('{Escape}');
  await logInAsSami(shopper);
  await waitFor(() => expect(screen.queryByText('Log in to check out')).not.toBeInTheDocument());
  const { cart, checkout } = shopper.shop.store.getState();
  expect(cart.selectedShopIds).toEqual([]);
  expect(checkout).toMatchObject({ addressId: null, paymentMethod: null });
  expect(checkout.decided.cart.shield).toBe(false);
});

/** Takes everything out of the cart, on another device. */
async function emptyCart() {
  const token = await demo.logIn(SHOPPER);
  const { cart_items: shops } = await requestDemo<{ cart_items: { products: { id: number }[] }[] }>(
    '/carts',
    token,
  );
  for (const { id } of shops.flatMap(({ products }) => products)) await demo.removeFromCart(id, token);
}

it('checks out no shop after the login that has left the cart meanwhile', async () => {
  const { line: _, ...shopper } = await loseSessionWhilePlacing();
  await emptyCart();
  await demo.fault({ path: '/api/cart/checkout', status: 422 });
  const calls = globalThis.shopCalls.length;
  await logIn(shopper);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  await untilResponses(shopper);
  await untilSent(shopper);
  expect(screen.queryByText('Failing on purpose with 422')).not.toBeInTheDocument();
  expect(shopper.shop.store.getState().cart.selectedShopIds).toEqual([]);
  expect(globalThis.shopCalls.slice(calls)).not.toContain('/api/cart/checkout');
});

async function pressBuyNow({ user }: Visit) {
  await productName();
  const [button] = await screen.findAllByRole('button', { name: 'Buy Now' });
  await user.click(button as HTMLElement);
}

/** Buys one product with shipping protection, and then opens the page of another one. */
async function protectOneProduct() {
  const shopper = await visitSignedIn('/products/1/details');
  await pressBuyNow(shopper);
  await shopper.user.click(await screen.findByRole('switch', { name: 'Shipping protection' }));
  expect(shopper.shop.store.getState().checkout.decided.buyNow.shield).toBe(true);
  goTo(shopper, '/products/2/details');
  await waitFor(() => expect(screen.queryByText('Shipping protection')).not.toBeInTheDocument());
  return shopper;
}

async function expectUnprotected(shopper: Visit) {
  await logIn(shopper);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Shipping protection' })).not.toBeChecked();
}

it('buys another product without the protection of the one before if the press ends the session', async () => {
  const shopper = await protectOneProduct();
  await demo.fault({ path: '/api/cart/store', status: 401, times: 1 });
  await pressBuyNow(shopper);
  await expectUnprotected(shopper);
});

it('buys another product without it if the session has ended before the press', async () => {
  const shopper = await protectOneProduct();
  await demo.fault({ path: '/api/carts', status: 401, times: 1 });
  notifyFromOtherTab('cartChanged');
  await waitFor(() => expect(shopper.shop.store.getState().session.user).toBeNull());
  await pressBuyNow(shopper);
  await expectUnprotected(shopper);
});
