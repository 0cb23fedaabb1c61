import { NO_ADDRESS, NO_PAYMENT_METHOD, NO_SHOP } from '@/domain/checkout';
import { placeOrderPressed } from '@/features/checkout/checkout.slice';
import { demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { selectFirstShop } from '../support/shopper';
import { leave, openTab, screen, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

/** At the checkout with two shops in the cart, the first of them selected, paid in cash. */
async function readyToPlace() {
  const server = await fillCart(2);
  const before = await server.orders();
  const visitor = await visitSignedIn('/checkout');
  const { user } = visitor;
  await selectFirstShop(visitor);
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  // The figures of the server, not the cart's own sum.
  await screen.findByText('Delivery charge');
  return { ...visitor, server, placed: async () => (await server.orders()) - before };
}

const placeOrder = () => screen.findByRole('button', { name: 'Place Order' });
const stands = () => screen.findByRole('dialog', { name: 'Your order has been placed' });

it('says what is missing, one thing after the other, and asks nobody to place anything', async () => {
  expect([NO_SHOP, NO_ADDRESS, NO_PAYMENT_METHOD]).toEqual([
    'Please select at least one shop',
    'Please select shipping address',
    'Please select payment method',
  ]);
  const server = await fillCart(1);
  const before = await server.orders();
  const { user } = await visitSignedIn('/checkout');
  await user.click(await placeOrder());
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_SHOP);
  expect(await server.orders()).toBe(before);
});

it('places one order however often the button is pressed, and only what was bought leaves the cart', async () => {
  const { user, server, placed } = await readyToPlace();
  await user.dblClick(await placeOrder());
  await stands();
  expect(window.location.pathname).toBe('/order-history');
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

it('a reload between the press and its answer finds the one order that came of it', async () => {
  const { user, reload, server, placed } = await readyToPlace();
  await demo.fault({ path: '/place-order', delayMs: 300, times: 1 });
  await user.click(await placeOrder());
  await waitFor(() => expect(globalThis.shopCalls.join()).toContain('/place-order'));
  const { clock } = await reload();
  await waitFor(async () => expect(await placed()).toBe(1));
  // The orders are asked twice, with a pause between; the first time it may have been too early.
  await waitFor(async () => {
    await clock.advance(1000);
    expect(screen.getByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  });
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

it('Back while the order is on its way: it stands, once', async () => {
  // Where Back leads to.
  window.history.replaceState(null, '', '/news');
  window.history.pushState(null, '', '/');
  const { user, server, placed } = await readyToPlace();
  await demo.fault({ path: '/place-order', delayMs: 300, times: 1 });
  await user.click(await placeOrder());
  await waitFor(() => expect(globalThis.shopCalls.join()).toContain('/place-order'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
  await stands();
  expect(window.location.pathname).toBe('/news');
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

it('pressed in two tabs at once, one order is placed', async () => {
  const { user, shop, placed } = await readyToPlace();
  const there = await openTab();
  await waitFor(() => expect(there.store.getState().checkout.paymentMethod).toBe('cash'));
  await waitFor(() => expect(there.store.getState().cart.selectedShopIds).toHaveLength(1));
  const press = user.click(await placeOrder());
  there.store.dispatch(placeOrderPressed({ kind: 'cart', note: '' }));
  await press;
  for (const { store } of [shop, there])
    await waitFor(() => expect(store.getState().checkout.isBusy).toBe(false));
  expect(await placed()).toBe(1);
});

it('takes a new order of these shops and this amount as ours when the answer was lost', async () => {
  const { user, placed } = await readyToPlace();
  await demo.fault({ path: '/place-order', body: 'cut', times: 1 });
  await user.click(await placeOrder());
  await stands();
  expect(await placed()).toBe(1);
});

it('lets the shopper press again when no order came of it', async () => {
  const { user, placed, clock } = await readyToPlace();
  await demo.fault({ path: '/place-order', status: 500, times: 1 });
  await user.click(await placeOrder());
  // The orders are asked twice, with a pause between.
  await waitFor(
    async () => {
      await clock.advance(1000);
      expect(screen.getByText('Your order was not placed. Please try again.')).toBeVisible();
    },
    { interval: 300 },
  );
  expect(await placed()).toBe(0);
  await user.click(await placeOrder());
  await stands();
  expect(await placed()).toBe(1);
});

it('shows the words of a refusal and loses nothing', async () => {
  const { user, placed, shop } = await readyToPlace();
  await demo.fault({ path: '/place-order', status: 422, times: 1 });
  await user.click(await placeOrder());
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await waitFor(() => expect(shop.store.getState().checkout.isBusy).toBe(false));
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  expect(await placed()).toBe(0);
});
