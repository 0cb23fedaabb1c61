import { selectServerCart } from '@/features/cart';
import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { holdResponses } from '../support/heldResponses';
import { playWidth } from '../support/phone';
import { recordCalls } from '../support/recordedCalls';
import { cartDrawer } from '../support/shopper';
import { notifyFromOtherTab } from '../support/otherTab';
import type { Visit } from '../support/visit';
import { untilResponses, leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

const CHECKOUT = 'POST /cart/checkout';

let recorded: ReturnType<typeof recordCalls>;
beforeEach(() => {
  recorded = recordCalls();
});
afterEach(async () => {
  recorded.stop();
  await leave();
});

const requests = () => recorded.of(CHECKOUT).map(({ body }) => (body as { shop_ids: number[] }).shop_ids);

/** Opens the cart drawer away from the checkout. */
async function openCart(shops: number) {
  await fillCart(shops);
  const visitor = await visitSignedIn('/news');
  await visitor.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  await drawer.findAllByRole('listitem');
  return { ...visitor, drawer };
}

const idsInCart = ({ shop }: Pick<Visit, 'shop'>) =>
  selectServerCart(shop.store.getState()).shops.map(({ shopId }) => shopId);

/** Returns an amount of the drawer by its label, without the currency. */
const row = (label: string, amount: number) =>
  new RegExp(`${label}\\D*${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);

/** Returns the server's amounts for the lines of these shops. */
async function figuresOf(shopIds: readonly number[]) {
  const response = await globalThis.fetch('/api/cart/checkout', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Connection: 'close',
      Authorization: `Bearer ${window.localStorage.getItem('token')}`,
    },
    body: JSON.stringify({ shop_ids: shopIds, shield_shipping: false }),
  });
  const { data } = (await response.json()) as {
    data: { checkout: { delivery_charge: number; payable_amount: number } };
  };
  return data.checkout;
}

it('"toggling a shop … refreshes checkout figures" on any page: the drawer shows them, and none for no shop', async () => {
  const visitor = await openCart(2);
  const { drawer, user } = visitor;
  const [one = 0, two = 0] = idsInCart(visitor);
  const [first, second] = drawer.getAllByRole('checkbox');
  expect(drawer.queryByRole('group', { name: 'Summary' })).not.toBeInTheDocument();

  await user.click(first as HTMLElement);
  const figures = drawer.getByRole('group', { name: 'Summary' });
  expect(await within(figures).findByText('Payable')).toBeVisible();
  expect(requests()).toEqual([[one]]);
  const { delivery_charge: delivery, payable_amount: payable } = await figuresOf([one]);
  expect(figures).toHaveTextContent(row('Delivery charge', delivery));
  expect(figures).toHaveTextContent(row('Payable', payable));

  recorded.calls.length = 0;
  await user.click(second as HTMLElement);
  await waitFor(() => expect(requests()).toEqual([[one, two].sort((a, b) => a - b)]));
  await untilResponses(visitor);
  const both = await figuresOf([one, two]);
  await waitFor(() => expect(figures).toHaveTextContent(row('Payable', both.payable_amount)));

  // Earlier selections are requested again, too.
  recorded.calls.length = 0;
  await user.click(second as HTMLElement);
  await waitFor(() => expect(requests()).toEqual([[one]]));
  await user.click(first as HTMLElement);
  await waitFor(() => expect(figures).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/news');
});

it('refreshes the figures after each cart response while a shop is selected', async () => {
  const visitor = await openCart(1);
  const { drawer, user } = visitor;
  const plus = drawer.getByRole('button', { name: 'Increase quantity' });
  await user.click(plus);
  await waitFor(() => expect(recorded.of('POST /cart/increment')).toHaveLength(1));
  await waitFor(() => expect(visitor.shop.store.getState().cart.requested).toEqual({}));
  expect(requests()).toEqual([]);

  await user.click(drawer.getByRole('checkbox'));
  await drawer.findByText('Payable');
  // The total rolls when it changes, not when it is first shown.
  const total = drawer.getAllByText('Total').at(-1)?.nextElementSibling;
  const rolling = () => total?.querySelector('[data-rolls]');
  expect(rolling()).toBeNull();
  await user.click(plus);
  await waitFor(() => expect(rolling()).toBeInTheDocument());
  expect(rolling()).toHaveTextContent(total?.textContent ?? '');
  await waitFor(() => expect(requests()).toHaveLength(2));
  await untilResponses(visitor);
  const { payable_amount: payable } = await figuresOf(idsInCart(visitor));
  await waitFor(() =>
    expect(drawer.getByRole('group', { name: 'Summary' })).toHaveTextContent(row('Payable', payable)),
  );
});

it('refreshes the figures after a cart response while the drawer is closed', async () => {
  const { drawer, user, shop } = await openCart(1);
  await user.click(drawer.getByRole('checkbox'));
  await drawer.findByText('Payable');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  recorded.calls.length = 0;
  // Another tab changes the cart.
  notifyFromOtherTab('cartChanged');
  await waitFor(() => expect(recorded.of('GET /carts')).toHaveLength(1));
  await waitFor(() => expect(requests()).toEqual([idsInCart({ shop })]));
});

it('joins quick presses, keeps the old figures meanwhile, and shows none of an older selection', async () => {
  const visitor = await openCart(3);
  const { drawer, user } = visitor;
  const ids = idsInCart(visitor);
  const boxes = drawer.getAllByRole('checkbox');
  await user.click(boxes[0] as HTMLElement);
  await drawer.findByText('Payable');
  await untilResponses(visitor);
  const figures = drawer.getByRole('group', { name: 'Summary' });
  const before = figures.textContent;
  recorded.calls.length = 0;

  const release = holdResponses('/api/cart/checkout');
  await user.click(boxes[1] as HTMLElement);
  await waitFor(() => expect(requests()).toHaveLength(1));
  for (const box of [boxes[2], boxes[1], boxes[0]]) await user.click(box as HTMLElement);
  expect(figures).toHaveAttribute('aria-busy', 'true');
  expect(figures.textContent).toBe(before);
  release();
  await waitFor(() => expect(figures).toHaveAttribute('aria-busy', 'false'));
  expect(requests()).toEqual([[ids[0], ids[1]].sort((a, b) => Number(a) - Number(b)), [ids[2]]]);
  const { payable_amount: payable } = await figuresOf([ids[2] ?? 0]);
  expect(figures).toHaveTextContent(row('Payable', payable));
});

it('requests a newer selection without waiting for a slow request', async () => {
  const { drawer, user, clock } = await openCart(2);
  const [first, second] = drawer.getAllByRole('checkbox');
  await demo.fault({ path: '/api/cart/checkout', delayMs: 60_000, times: 1 });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(requests()).toHaveLength(1));
  await user.click(second as HTMLElement);
  await clock.advance(2000);
  expect(await drawer.findByText('Payable')).toBeVisible();
  expect(requests()).toHaveLength(2);
});

it('requests the figures automatically with one vendor', async () => {
  await demo.settings({ multi_vendor: false });
  const { drawer, ...visitor } = await openCart(1);
  expect(await drawer.findByText('Payable')).toBeVisible();
  expect(requests()).toContainEqual(idsInCart(visitor));
});

it.each([true, false])(
  '"When the checkout comes back empty, the selection is cleared", without another request for the same cart: multi-vendor %s',
  async (isMultiVendor) => {
    await demo.settings({ multi_vendor: isMultiVendor });
    await demo.fault({
      path: '/api/cart/checkout',
      response: { message: 'ok', data: { checkout_items: [], checkout: {} } },
    });
    const visitor = await openCart(1);
    const { drawer, user, shop } = visitor;
    if (isMultiVendor) await user.click(drawer.getByRole('checkbox'));
    await waitFor(() => expect(requests()).toHaveLength(1));
    await waitFor(() => expect(shop.store.getState().cart.selectedShopIds).toEqual([]));
    const reads = () => globalThis.shopReplies.filter((address) => address === '/api/carts').length;
    await waitFor(() => expect(reads()).toBe(2));
    await untilResponses(visitor);
    expect(requests()).toHaveLength(1);
    expect(shop.store.getState().cart.selectedShopIds).toEqual([]);
    expect(drawer.queryByText('Payable')).not.toBeInTheDocument();

    // Other lines, or another attempt, make another request.
    await demo.clearFaults();
    if (isMultiVendor) return;
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('Payable')).toBeVisible();
    expect(shop.store.getState().cart.selectedShopIds).toHaveLength(1);
  },
);

it('shows a refused request in the drawer, keeps the cart usable, and loads the figures on retry', async () => {
  const restoreWidth = playWidth(390);
  const { drawer, user } = await openCart(1);
  await demo.fault({ path: '/api/cart/checkout', status: 422, times: 1 });
  await user.click(drawer.getByRole('checkbox'));
  const figures = drawer.getByRole('group', { name: 'Summary' });
  expect(await within(figures).findByText('Failing on purpose with 422')).toBeVisible();
  expect(drawer.getByRole('checkbox')).toBeChecked();
  expect(drawer.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  expect(drawer.getByRole('button', { name: 'Increase quantity' })).toBeEnabled();
  await user.click(within(figures).getByRole('button', { name: 'Try again' }));
  expect(await within(figures).findByText('Payable')).toBeVisible();
  // The closed bar of the checkout on a phone has the failure, too.
  await demo.fault({ path: '/api/cart/checkout', status: 422, times: 1 });
  await user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
  const line = await screen.findByText(/^Failing on/, { selector: 'aside [role=status] > *' });
  await user.click(line.nextElementSibling as HTMLElement);
  await waitFor(() => expect(line).not.toBeInTheDocument());
  restoreWidth();
});

it('shows the figures of the persisted selection after a reload', async () => {
  const visitor = await openCart(2);
  await visitor.user.click(visitor.drawer.getAllByRole('checkbox')[0] as HTMLElement);
  await visitor.drawer.findByText('Payable');
  recorded.calls.length = 0;
  const again = await visitor.reload();
  await waitFor(() => expect(requests()).toHaveLength(1));
  await again.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  expect(await drawer.findByText('Payable')).toBeVisible();
});

it('"if the cart is empty, all checkout figures reset": shows no old figures when the cart is filled again', async () => {
  const visitor = await openCart(1);
  const { drawer, user, shop } = visitor;
  await user.click(drawer.getByRole('checkbox'));
  await drawer.findByText('Payable');
  const counted = () =>
    Object.keys(shop.store.getState().api.queries).filter((key) => /^getCheckout/.test(key));
  expect(counted()).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: 'Decrease quantity' }));
  expect(await drawer.findByText('Your cart is empty')).toBeVisible();
  await waitFor(() => expect(counted()).toEqual([]));
  expect(shop.store.getState().cart.selectedShopIds).toEqual([]);
  expect(await requestDemo('/carts', window.localStorage.getItem('token') ?? '')).toMatchObject({ total: 0 });
});
