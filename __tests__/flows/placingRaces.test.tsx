import { selectAddressInUse } from '@/features/checkout/checkout.selectors';
import { addressPicked } from '@/features/checkout/checkout.slice';
import { requestDemo, demo, demoOrigin } from '../support/demo';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { deliver } from '../support/nextUser';
import { readyToPlace, orderPlacedDialog } from '../support/readyToPlace';
import { cartDrawer } from '../support/shopper';
import { notifyFromOtherTab } from '../support/otherTab';
import { leave, logIn, screen, SHOPPER, waitFor, within } from '../support/visit';

afterEach(leave);

const panel = (path: string, body: unknown) =>
  fetch(`${demoOrigin}/qa${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  });

/** Opens the checkout with one shop's product, and returns what another device will change. */
async function readyToRace() {
  const ready = await readyToPlace(1);
  const [shopInCart] = cartOf(ready.shop.store.getState()).shops;
  if (!shopInCart?.lines[0]) throw new Error('The cart is empty');
  return { ...ready, shopId: shopInCart.shopId, line: shopInCart.lines[0] };
}

interface Coupon {
  code: string;
  min_order_amount: number;
}
interface Line {
  productId: number;
  name: string;
  price: number;
  discountPrice: number;
}
interface State {
  api: { queries: Record<string, { endpointName?: string; data?: unknown } | undefined> };
}

/** Another device or tab removes a product; this tab is notified. */
async function removeElsewhere(productId: number) {
  await demo.removeFromCart(productId, window.localStorage.getItem('token') ?? '');
  notifyFromOtherTab('cartChanged');
}

const cartOf = (state: State) =>
  Object.values(state.api.queries).find((entry) => entry?.endpointName === 'getCart')?.data as {
    shops: { shopId: number; lines: Line[] }[];
  };

it('shows new figures and "Prices have changed" until a second press; leaves a shop on holiday to the server', async () => {
  const { line, shopId, press, placed } = await readyToRace();
  await panel('/price', { product_id: line.productId, cents: 4321 });
  await press();
  expect(await screen.findByText('Prices have changed')).toBeVisible();
  expect(await screen.findAllByText(/43\.21/)).not.toHaveLength(0);
  expect(await placed()).toBe(0);
  await panel('/holiday', { shop_id: shopId, is_on_holiday: true });
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('waits only briefly for the list of orders, which is needed for a lost response only', async () => {
  const { press, placed, clock } = await readyToRace();
  const orders = holdRequests('/api/orders');
  const figures = holdResponses('/api/cart/checkout');
  await press();
  await waitFor(() => expect([orders.held(), figures.handled()]).toEqual([1, 1]));
  await deliver(figures);
  await clock.advance(3000);
  expect(await orderPlacedDialog()).toBeVisible();
  expect(await placed()).toBe(1);
});

it('marks the sold-out line, places nothing, and refetches the cart', async () => {
  const { line, press, placed } = await readyToRace();
  await demo.setStock(line.productId, 0);
  await press();
  const refused = await screen.findByRole('region', { name: /^Your order was not placed/ });
  expect(within(refused).getByRole('link', { name: line.name })).toBeVisible();
  expect(within(refused).getByText('Stock Out')).toBeVisible();
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(await placed()).toBe(0);
});

it('shows the remaining stock at the line until the next press when it is below the quantity', async () => {
  const { line, press, placed, user, shop } = await readyToRace();
  await user.click(screen.getByRole('button', { name: 'Edit cart' }));
  const drawer = await cartDrawer();
  await user.click(await within(drawer).findByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => {
    expect(cartOf(shop.store.getState()).shops[0]?.lines[0]).toMatchObject({ quantity: 2 });
    expect(shop.store.getState().cart.requested).toEqual({});
  });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await demo.setStock(line.productId, 1);
  await press();
  const refused = await screen.findByRole('region', { name: /^Your order was not placed/ });
  expect(within(refused).getByText('Only 1 left in stock.')).toBeVisible();
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('does not report a product as sold out when another device removes it after a refusal', async () => {
  const { line, press } = await readyToRace();
  await demo.fault({ path: '/place-order', status: 422, times: 1 });
  await press();
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await removeElsewhere(line.productId);
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Your order was not placed/ })).not.toBeInTheDocument();
});

it('selects another address after a refusal when the first was deleted elsewhere', async () => {
  const { press, placed, shop } = await readyToRace();
  const inUse = () => selectAddressInUse(shop.store.getState())?.id;
  const token = window.localStorage.getItem('token') ?? '';
  const { addresses } = await requestDemo<{ addresses: { id: number; is_default: boolean }[] }>(
    '/addresses',
    token,
  );
  const { id = 0 } = addresses.find(({ is_default }) => !is_default) ?? {};
  shop.store.dispatch(addressPicked(id));
  expect(inUse()).toBe(id);
  await demo.deleteAddress(token, id);
  await press();
  expect(await screen.findByText('The selected address id is invalid.')).toBeVisible();
  await waitFor(() => expect(inUse()).not.toBe(id));
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('places nothing while no amount is shown, without a notice about prices', async () => {
  const { press, placed, user } = await readyToRace();
  // Different amounts, which do not arrive before the press.
  await demo.fault({ path: '/cart/checkout', status: 422, times: 1 });
  await user.click(screen.getByRole('switch', { name: /protection/i }));
  await screen.findAllByText('Failing on purpose with 422');
  await press();
  expect(await screen.findByText('Please check the amount and press again.')).toBeVisible();
  expect(screen.queryByText('Prices have changed')).not.toBeInTheDocument();
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('places nothing when the session ends meanwhile, shows one notice, and keeps the typed text for the same shopper', async () => {
  const shopper = await readyToRace();
  const { press, placed, shop, user } = shopper;
  await user.type(await screen.findByLabelText(/^For the courier/), 'Ring twice');
  await user.type(screen.getByLabelText('Coupon code'), 'MYCODE');
  await press();
  await screen.findByText('Please check the amount and press again.');
  await demo.fault({ path: '/place-order', status: 401, times: 1 });
  await press();
  await waitFor(() => expect(shop.store.getState().session.user).toBeNull());
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(shop.store.getState().checkout.placing).toBeNull();
  expect(await placed()).toBe(0);

  // Nothing is kept that would continue automatically, and no notice announces it.
  const login = await screen.findByRole('dialog', { name: 'Welcome' });
  expect(within(login).queryByText(/^What you started will be finished/)).not.toBeInTheDocument();
  await logIn(shopper);
  expect(await screen.findByLabelText('Coupon code')).toHaveValue('MYCODE');
  expect(screen.getByLabelText(/^For the courier/)).toHaveValue('Ring twice');
});

it('allows another press after a 401 for a token that another tab has replaced', async () => {
  const { press, placed, shop } = await readyToRace();
  await demo.fault({ path: '/api/cart/checkout', status: 401, times: 1 });
  const release = holdResponses('/api/cart/checkout');
  const replies = () => globalThis.shopReplies.filter((call) => call === '/api/cart/checkout').length;
  const before = replies();
  await press();
  await waitFor(() => expect(replies()).toBe(before + 1));
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  document.dispatchEvent(new Event('visibilitychange'));
  release();
  await waitFor(() => expect(shop.store.getState().checkout.isBusy).toBe(false));
  expect(shop.store.getState().session.user).not.toBeNull();
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('keeps the note for the courier on a reload right after the last key', async () => {
  const { user, reload } = await readyToRace();
  await user.type(await screen.findByLabelText(/^For the courier/), 'Ring the bell');
  await reload();
  expect(await screen.findByLabelText(/^For the courier/)).toHaveValue('Ring the bell');
});

/** Returns the code of a voucher that applies to the selected products. */
async function voucherFor(shopId: number, { price, discountPrice }: Line): Promise<string> {
  const token = window.localStorage.getItem('token') ?? '';
  const { coupons } = await requestDemo<{ coupons: Coupon[] }>(`/get-vouchers?shop_id=${shopId}`, token);
  const coupon = coupons.find(({ min_order_amount: least }) => least <= (discountPrice || price));
  if (!coupon) throw new Error('No voucher of this shop counts');
  return coupon.code;
}

it('shows new figures and a notice when the voucher has expired, and places the order on a second press', async () => {
  const { user, shopId, line, press, placed } = await readyToRace();
  const code = await voucherFor(shopId, line);
  await user.type(await screen.findByLabelText(/^For the courier/), 'Ring twice');
  await user.type(screen.getByLabelText('Coupon code'), code);
  await user.click(screen.getByRole('button', { name: 'Apply Coupon code' }));
  expect(await screen.findByText(`${code} is counted`)).toBeVisible();
  expect(await screen.findByText('Coupon discount')).toBeVisible();
  await panel('/voucher-over', { code });
  await press();
  expect(
    await screen.findByText(`The code ${code} is no longer counted. Please check the new amount.`),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Coupon discount')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Coupon code')).toHaveValue(code);
  expect(screen.getByLabelText(/^For the courier/)).toHaveValue('Ring twice');
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('counts a code that was typed without a press on "Apply" before it places the order', async () => {
  const { user, shopId, line, press, placed } = await readyToRace();
  const code = await voucherFor(shopId, line);
  await user.type(screen.getByLabelText('Coupon code'), code);
  await press();
  expect(await screen.findByText('Please check the amount and press again.')).toBeVisible();
  expect(await screen.findByText(`${code} is counted`)).toBeVisible();
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});
