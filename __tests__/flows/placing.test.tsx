import { fireEvent } from '@testing-library/react';
import { NO_ADDRESS, NO_PAYMENT_METHOD, NO_SHOP } from '@/domain/checkout';
import { LOST_ORDER_DELAYS, TYPING_DEBOUNCE } from '@/domain/timing';
import { selectAddressInUse } from '@/features/checkout/checkout.selectors';
import { placeOrderPressed } from '@/features/checkout/checkout.slice';
import { demo, requestDemo } from '../support/demo';
import { collectReports } from '../support/externalServer';
import { installDeniedLocks } from '../support/fakeLocks';
import { fillCart } from '../support/filledCart';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { readyToPlace, orderPlacedDialog } from '../support/readyToPlace';
import { cartDrawer, selectFirstShop } from '../support/shopper';
import { untilFailed } from '../support/untilFailed';
import { asTimePasses, leave, openTab, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

it('reports missing choices one after the other, without placing an order', async () => {
  expect([NO_SHOP, NO_ADDRESS, NO_PAYMENT_METHOD]).toEqual([
    'Please select at least one shop',
    'Please select shipping address',
    'Please select payment method',
  ]);
  const server = await fillCart(1);
  const before = await server.orders();
  const { user } = await visitSignedIn('/checkout');
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  const items = within(screen.getByRole('region', { name: 'Items' }));
  expect(await items.findByText(NO_SHOP)).toBeVisible();
  // Once, where it is mended: neither in a toast nor next to the button.
  expect(screen.getAllByText(NO_SHOP)).toHaveLength(1);
  expect(await server.orders()).toBe(before);
});

it('misses no address while the addresses load', async () => {
  await fillCart(1);
  const release = holdResponses('/api/addresses');
  const visitor = await visitSignedIn('/checkout');
  await selectFirstShop(visitor);
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  expect(screen.queryByText(NO_ADDRESS)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(NO_PAYMENT_METHOD)).toBeVisible();
});

it('orders no other quantity than the one whose amount was shown', async () => {
  const { user, press, placed } = await readyToPlace(1);
  const { send, held } = holdRequests('/api/cart/increment');
  await user.click(await screen.findByRole('button', { name: 'Edit cart' }));
  const drawer = await cartDrawer();
  const [plus] = await within(drawer).findAllByRole('button', { name: 'Increase quantity' });
  await user.click(plus as HTMLElement);
  await waitFor(() => expect(held()).toBe(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press();
  send();
  expect(await screen.findByText('Please check the amount and press again.')).toBeVisible();
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
});

it('places one order however often the button is pressed, and only what was bought leaves the cart', async () => {
  const { user, server, placed, button } = await readyToPlace(2);
  await user.dblClick(await button());
  await orderPlacedDialog();
  expect(window.location.pathname).toBe('/order-history');
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

it('finds the one placed order after a reload between press and response', async () => {
  const { reload, server, placed, press, shop } = await readyToPlace(2);
  const { held } = holdRequests('/api/place-order');
  await press();
  await waitFor(() => expect(held()).toBe(1));
  const { selectedShopIds } = shop.store.getState().cart;
  const { id: addressId = 0 } = selectAddressInUse(shop.store.getState()) ?? {};
  const lookups = () => globalThis.shopReplies.filter((call) => call.startsWith('/api/orders?')).length;
  const before = lookups();
  const { clock } = await reload();
  // The first request of the orders is too early for a slow server; they are requested again after a delay.
  await waitFor(() => expect(lookups()).toBe(before + 1));
  await demo.orderShops(window.localStorage.getItem('token') ?? '', selectedShopIds, addressId);
  await asTimePasses(clock, 1000, () => {
    expect(screen.getByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  });
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

it('places the order once when Back is pressed meanwhile', async () => {
  // The destination of Back.
  window.history.replaceState(null, '', '/news');
  window.history.pushState(null, '', '/');
  const { server, placed, press } = await readyToPlace(2);
  const release = holdResponses('/api/place-order');
  await press();
  await waitFor(() => expect(globalThis.shopCalls.join()).toContain('/place-order'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
  release();
  await orderPlacedDialog();
  expect(window.location.pathname).toBe('/news');
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

/** Note of the newest order, as the demo has it. */
async function newestNote(): Promise<string> {
  const token = window.localStorage.getItem('token') ?? '';
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders', token);
  const { order } = await requestDemo<{ order: { note: string } }>(
    `/order-details?order_id=${orders[0]?.id}`,
    token,
  );
  return order.note;
}

it('sends the note when a tap leaves the focus in its field', async () => {
  const { user, button } = await readyToPlace(1);
  await user.type(screen.getByLabelText(/^For the courier/), 'Ring twice');
  expect(screen.getByLabelText(/^For the courier/)).toHaveFocus();
  fireEvent.click(await button());
  await orderPlacedDialog();
  expect(await newestNote()).toBe('Ring twice');
});

it('keeps the last keys of the note when Back is pressed at once, and sends them', async () => {
  // The destination of Back.
  window.history.replaceState(null, '', '/news');
  window.history.pushState(null, '', '/');
  const { user, press, clock, shop } = await readyToPlace(1);
  const note = () => screen.findByLabelText(/^For the courier/);
  await user.type(await note(), 'Ring');
  await clock.advance(TYPING_DEBOUNCE);
  expect(shop.store.getState().checkout.decided.cart.note).toBe('Ring');
  await user.type(await note(), ' twice');
  window.history.back();
  await waitFor(() => expect(screen.queryByLabelText(/^For the courier/)).not.toBeInTheDocument());
  window.history.forward();
  expect(await note()).toHaveValue('Ring twice');
  await press();
  await orderPlacedDialog();
  expect(await newestNote()).toBe('Ring twice');
});

it('places one order when two tabs press at once', async () => {
  const { user, shop, placed, button } = await readyToPlace(2);
  const there = await openTab();
  await waitFor(() => expect(there.store.getState().checkout.paymentMethod).toBe('cash'));
  await waitFor(() => expect(there.store.getState().cart.selectedShopIds).toHaveLength(1));
  const press = user.click(await button());
  there.store.dispatch(placeOrderPressed('cart'));
  await press;
  for (const { store } of [shop, there])
    await waitFor(() => expect(store.getState().checkout.isBusy).toBe(false));
  expect(await placed()).toBe(1);
});

it('places the order in a browser that denies locks', async () => {
  const { press, placed } = await readyToPlace(1);
  const endLocks = installDeniedLocks();
  const { reports, stop } = collectReports();
  try {
    await press();
    await orderPlacedDialog();
  } finally {
    stop();
    endLocks();
  }
  expect(await placed()).toBe(1);
  expect(reports).toEqual([expect.stringMatching(/^placing lock: /)]);
});

it('finds the new order of these shops and this amount when the response was lost', async () => {
  const { placed, press } = await readyToPlace(2);
  await demo.fault({ path: '/place-order', body: 'cut', times: 1 });
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('allows another press when no order was placed', async () => {
  const { placed, clock, press } = await readyToPlace(2);
  await demo.fault({ path: '/place-order', status: 500, times: 1 });
  await press();
  // Before this response, advancing the clock would time out the lookup of the newest order.
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/place-order'));
  // The orders are requested twice with a delay.
  await asTimePasses(clock, LOST_ORDER_DELAYS[1], () => {
    expect(screen.getByText('Your order was not placed. Please try again.')).toBeVisible();
  });
  expect(await placed()).toBe(0);
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('shows the message of a refusal and keeps every choice', async () => {
  const { placed, shop, press } = await readyToPlace(2);
  await demo.fault({ path: '/place-order', status: 422, times: 1 });
  await press();
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await waitFor(() => expect(shop.store.getState().checkout.isBusy).toBe(false));
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  expect(await placed()).toBe(0);
});

it('offers an order that could not be sent beside its button, and sends it by a press only', async () => {
  const { user, shop, clock, press, placed } = await readyToPlace(1);
  await demo.fault({ path: '/cart/checkout', body: 'drop' });
  await press();
  await untilFailed({ shop, clock }, 'getCheckout');
  const again = await screen.findByRole('button', { name: 'Send again' });
  await demo.clearFaults();
  expect(await placed()).toBe(0);
  await user.click(again);
  expect(await orderPlacedDialog()).toBeVisible();
  expect(await placed()).toBe(1);
});

it('counts a typed code before it sends an order by its toast', async () => {
  const { user, clock, press, placed, shop } = await readyToPlace(1);
  await demo.fault({ path: '/cart/checkout', body: 'drop' });
  await press();
  await untilFailed({ shop, clock }, 'getCheckout');
  await screen.findByRole('button', { name: 'Send again' });
  const again = await waitFor(() => {
    const offers = screen.getAllByRole('button', { name: 'Try again' });
    const offer = offers.find((button) => button.closest('.notice-stack'));
    expect(offer).toBeDefined();
    return offer as HTMLElement;
  });
  await demo.clearFaults();
  await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'NOSUCHCODE');
  await user.click(again);
  expect(await screen.findByText('Please check the amount and press again.')).toBeVisible();
  expect(await placed()).toBe(0);
  expect(shop.store.getState().checkout.decided.cart.couponCode).toBe('NOSUCHCODE');
});
