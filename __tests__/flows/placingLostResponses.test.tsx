import { selectAddressInUse } from '@/features/checkout/checkout.selectors';
import { LATE_ORDER_DELAY, LOST_ORDER_DELAYS, NEWEST_ORDER_TIMEOUT, REQUEST_TIMEOUT } from '@/domain/timing';
import { demo } from '../support/demo';
import { nextTask } from '../support/externalServer';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { readyToPlace, orderPlacedDialog } from '../support/readyToPlace';
import { asTimePasses, leave, logIn, screen, waitFor } from '../support/visit';

afterEach(leave);

const callsOf = (path: string) => globalThis.shopCalls.filter((address) => address.includes(path)).length;
const responsesOf = (path: string) =>
  globalThis.shopReplies.filter((address) => address.includes(path)).length;
const DENIED = 'Your order was not placed. Please try again.';

/**
 * Places an order whose response is lost and which the order list does not contain; the shopper sees a
 * notice.
 */
async function readyAndDenied() {
  const ready = await readyToPlace(2);
  const { store } = ready.shop;
  await demo.fault({ path: '/place-order', status: 500, times: 1 });
  await ready.press();
  // The orders are requested before the order, after its lost response, and once more after a delay.
  await waitFor(() => {
    expect(responsesOf('/orders')).toBe(2);
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain(
      'pending',
    );
  });
  const isDenied = () => expect(screen.getByText(DENIED)).toBeVisible();
  await asTimePasses(ready.clock, LOST_ORDER_DELAYS[1] / 4, isDenied);
  const { id: addressId = 0 } = selectAddressInUse(store.getState()) ?? {};
  const delayedOrder = async () => {
    const token = window.localStorage.getItem('token') ?? '';
    await demo.orderShops(token, store.getState().cart.selectedShopIds, addressId);
  };
  return { ...ready, delayedOrder };
}

const deniedNoMore = () => waitFor(() => expect(screen.queryByText(DENIED)).not.toBeInTheDocument());

it('confirms an order that a slow server finishes late, and closes the failure notice', async () => {
  const { clock, delayedOrder, placed, server } = await readyAndDenied();
  await delayedOrder();
  await clock.advance(LATE_ORDER_DELAY);
  await orderPlacedDialog();
  await deniedNoMore();
  expect(await placed()).toBe(1);
  expect(await server.linesLeft()).toBe(1);
});

it('finds the order of the first press on a second one, and places no other', async () => {
  const { press, delayedOrder, placed } = await readyAndDenied();
  await delayedOrder();
  await press();
  await orderPlacedDialog();
  await deniedNoMore();
  expect(await placed()).toBe(1);
});

it('finds the order of the first press when the cart is empty during the second', async () => {
  const { press, delayedOrder, placed } = await readyAndDenied();
  const figures = holdRequests('/api/cart/checkout');
  await press();
  await waitFor(() => expect(figures.held()).toBe(1));
  await delayedOrder();
  figures.send();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('finds the order of the first press after a reload', async () => {
  const { reload, delayedOrder, placed } = await readyAndDenied();
  await delayedOrder();
  await reload();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('shows nothing after a reload when no order was placed, and the next press places one', async () => {
  const { reload, press, placed } = await readyAndDenied();
  const { shop } = await reload();
  await waitFor(() => expect(shop.store.getState().checkout.placing).toBeNull());
  await deniedNoMore();
  await screen.findByText('Delivery charge');
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('closes the notice of a failed press on the next press', async () => {
  const { press, clock, shop } = await readyAndDenied();
  await demo.fault({ path: '/place-order', status: 422, times: 1 });
  await press();
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await deniedNoMore();
  await waitFor(() => expect(shop.store.getState().checkout.isBusy).toBe(false));
  // The notice is not shown later, either.
  await clock.advance(20_000);
  expect(screen.queryByText(DENIED)).not.toBeInTheDocument();
});

it('ends the press with a message when the figures never load', async () => {
  const { press, clock, placed, shop } = await readyToPlace(1);
  await demo.fault({ path: '/cart/checkout', delayMs: 60_000 });
  const requested = callsOf('/cart/checkout');
  await press();
  await waitFor(() => expect(callsOf('/cart/checkout')).toBe(requested + 1));
  await nextTask();
  await clock.advance(REQUEST_TIMEOUT + NEWEST_ORDER_TIMEOUT);
  expect(await screen.findByText('This takes longer than it should. Please try again.')).toBeVisible();
  expect(shop.store.getState().checkout.isBusy).toBe(false);
  expect(await placed()).toBe(0);
});

it('offers to look up an order of unknown outcome beside the button, and finds it there', async () => {
  const { user, press, clock, placed, shop } = await readyToPlace(1);
  await screen.findByRole('button', { name: 'Place Order' });
  await demo.fault({ path: '/place-order', body: 'cut', times: 1 });
  const release = holdResponses('/api/place-order');
  await press();
  await waitFor(() => expect(responsesOf('/place-order')).toBe(1));
  await demo.fault({ path: '/api/orders', status: 422 });
  release();
  await asTimePasses(clock, LOST_ORDER_DELAYS[1], () => {
    expect(shop.store.getState().checkout.isBusy).toBe(false);
  });
  const place = await screen.findByRole('button', { name: 'Place Order' });
  const again = place.parentElement?.querySelector<HTMLElement>('[role=status] button');
  expect(again).toHaveTextContent('Try again');
  await demo.clearFaults();
  await user.click(again as HTMLElement);
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('finds an order of unknown outcome after the session has ended during the lookup', async () => {
  const { placed, ...shopper } = await readyToPlace(1);
  const session = () => shopper.shop.store.getState().session;
  await demo.fault({ path: '/place-order', body: 'cut', times: 1 });
  const release = holdResponses('/api/place-order');
  await shopper.press();
  await waitFor(() => expect(responsesOf('/place-order')).toBe(1));
  await demo.fault({ path: '/api/orders', status: 401, times: 1 });
  release();
  await waitFor(() => expect(session().user).toBeNull());
  await logIn(shopper);
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});

it('looks for no order after the login if the server refused it because the session had ended', async () => {
  const { placed, ...shopper } = await readyToPlace(1);
  const { store } = shopper.shop;
  await demo.fault({ path: '/place-order', status: 401, times: 1 });
  await shopper.press();
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  const requested = callsOf('/orders');
  await logIn(shopper);
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  expect(store.getState().checkout).toMatchObject({ placing: null, isBusy: false });
  expect(callsOf('/orders')).toBe(requested);
  await shopper.press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
});
