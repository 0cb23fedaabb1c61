import type { Shop } from '@/app/store';
import type { Cart } from '@/domain/cart';
import { quantityChangeRequested, removePressed } from '@/features/cart/cart.slice';
import { holdResponses } from '../support/heldResponses';
import { cartDrawer } from '../support/shopper';
import type { Visit } from '../support/visit';
import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { recordCalls } from '../support/recordedCalls';
import { leave, openTab, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

interface Carts {
  cart_items: { products: { id: number; quantity: number }[] }[];
}

/** Returns the product's quantity in the server's cart. */
async function truthOf(productId: number): Promise<number> {
  const { cart_items: shops } = await requestDemo<Carts>(
    '/carts',
    window.localStorage.getItem('token') ?? '',
  );
  return shops.flatMap(({ products }) => products).find(({ id }) => id === productId)?.quantity ?? 0;
}

const lineOf = ({ shop }: Pick<Visit, 'shop'>) => {
  const cart = Object.values(shop.store.getState().api.queries).find(
    (entry) => entry?.endpointName === 'getCart',
  );
  return (cart?.data as Cart | undefined)?.shops[0]?.lines[0];
};

/** Opens the cart with one line. */
async function openCart() {
  await fillCart(1);
  const visitor = await visitSignedIn('/news');
  await visitor.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = await cartDrawer();
  const stepper = await within(drawer).findByRole('group', { name: /^Quantity of/ });
  return { visitor, drawer, quantity: within(stepper) };
}

it('shows the requested quantity at once, and confirms it after five presses', async () => {
  const { visitor, quantity } = await openCart();
  const release = holdResponses('/api/cart/increment');
  const plus = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let presses = 0; presses < 5; presses += 1) await visitor.user.click(plus);
  expect(quantity.getByRole('status')).toHaveTextContent('6');
  release();
  await waitFor(() => expect(lineOf(visitor)?.quantity).toBe(6));
  await waitFor(() => expect(visitor.shop.store.getState().cart.requested).toEqual({}));
  expect(quantity.getByRole('status')).toHaveTextContent('6');
});

it('rolls the quantity back when the server refuses it, with the server’s message', async () => {
  const { visitor, quantity } = await openCart();
  await demo.setStock(lineOf(visitor)?.productId ?? 0, 2);
  const plus = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let presses = 0; presses < 3; presses += 1) await visitor.user.click(plus);
  expect(await screen.findByText('Only 2 left in stock.')).toBeVisible();
  await waitFor(() => expect(quantity.getByRole('status')).toHaveTextContent('2'));
});

it('"increment … errors: the server\'s message shown in a bottom-left error toast"; the quantity rolls back', async () => {
  const { visitor, quantity } = await openCart();
  await demo.fault({ path: '/cart/increment', status: 422, times: 1 });
  const status = quantity.getByRole('status');
  const shown: (string | null)[] = [];
  const changes = new MutationObserver(() => shown.push(status.textContent));
  changes.observe(status, { childList: true, characterData: true, subtree: true });
  await visitor.user.click(quantity.getByRole('button', { name: 'Increase quantity' }));
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  expect(visitor.shop.store.getState().notices.shown).toMatchObject([{ kind: 'error', corner: 'left' }]);
  // The refusal may arrive while the click is awaited: both quantities were on screen, in this order.
  await waitFor(() => expect(shown.map((text) => /\d+/.exec(text ?? '')?.[0])).toEqual(['2', '1']));
  changes.disconnect();
  expect(await truthOf(lineOf(visitor)?.productId ?? 0)).toBe(1);
});

it('decrements at a quantity of one, which removes the line and can be undone; only the bin deletes', async () => {
  const recorded = recordCalls();
  try {
    const { visitor, drawer, quantity } = await openCart();
    const { productId = 0, size, color } = lineOf(visitor) ?? {};
    await visitor.user.click(quantity.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('has been remove to cart')).toBeVisible();
    expect(recorded.of('POST /cart/decrement').map(({ body }) => body)).toEqual([{ product_id: productId }]);
    expect(recorded.of('POST /cart/delete')).toEqual([]);
    await visitor.user.click(screen.getByText('Again Add to Cart'));
    expect(await screen.findByText('has been added to cart')).toBeVisible();
    expect(lineOf(visitor)).toMatchObject({ productId, quantity: 1, size, color });

    const plus = await within(drawer).findByRole('button', { name: 'Increase quantity' });
    await visitor.user.click(plus);
    await waitFor(() => expect(lineOf(visitor)?.quantity).toBe(2));
    await waitFor(() => expect(visitor.shop.store.getState().cart.requested).toEqual({}));
    await visitor.user.click(within(drawer).getByRole('button', { name: /^Remove / }));
    expect(await within(drawer).findByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(recorded.of('POST /cart/delete')).toHaveLength(1));
    expect(recorded.of('POST /cart/decrement')).toHaveLength(1);
    await waitFor(async () => expect(await truthOf(productId)).toBe(0));
  } finally {
    recorded.stop();
  }
});

it('keeps the line when the server refuses a decrement at one, with the server’s message', async () => {
  const { visitor, drawer, quantity } = await openCart();
  await demo.fault({ path: '/cart/decrement', status: 422, times: 1 });
  await visitor.user.click(quantity.getByRole('button', { name: 'Decrease quantity' }));
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  expect(await within(drawer).findByRole('group', { name: /^Quantity of/ })).toHaveTextContent('1');
  expect(screen.queryByText('has been remove to cart')).not.toBeInTheDocument();
});

it('refetches the cart after a response without one', async () => {
  const { visitor, quantity } = await openCart();
  await demo.fault({
    path: '/cart/increment',
    response: { message: 'product quantity increased' },
    times: 1,
  });
  await visitor.user.click(quantity.getByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(visitor.shop.store.getState().cart.requested).toEqual({}));
  expect(lineOf(visitor)?.quantity).toBe(1);
  expect(quantity.getByRole('status')).toHaveTextContent('1');
});

it('"Toast after removing: "has been remove to cart", button "Again Add to Cart" (re-adds quantity 1)."', async () => {
  const { visitor, drawer } = await openCart();
  await visitor.user.click(within(drawer).getByRole('button', { name: /^Remove / }));
  expect(await screen.findByText('has been remove to cart')).toBeVisible();
  expect(within(drawer).getByText('Your cart is empty')).toBeVisible();
  await visitor.user.click(screen.getByText('Again Add to Cart'));
  expect(await screen.findByText('has been added to cart')).toBeVisible();
  expect(lineOf(visitor)?.quantity).toBe(1);
});

it('removes a saved line once, however often its bin is pressed', async () => {
  const { visitor, drawer } = await openCart();
  await visitor.user.click(within(drawer).getByRole('button', { name: /^Save for later: / }));
  const saved = within(await within(drawer).findByRole('region', { name: /^Saved for later/ }));
  const bin = saved.getByRole('button', { name: /^Remove / });
  const release = holdResponses('/api/cart/delete');
  await visitor.user.click(bin);
  await waitFor(() => expect(bin).toHaveAttribute('aria-busy', 'true'));
  await visitor.user.click(bin);
  expect(bin).toHaveFocus();
  await waitFor(() => expect(release.handled()).toBe(1));
  release();
  await waitFor(() => expect(bin).not.toBeInTheDocument());
  await waitFor(() => expect(visitor.shop.store.getState().cart.adding).toEqual([]));
  expect(globalThis.shopCalls.filter((call) => call === '/api/cart/delete')).toHaveLength(1);
  expect(visitor.shop.store.getState().notices.log.filter(({ kind }) => kind === 'error')).toEqual([]);
});

it('adds nothing again while the size and color of what was removed are not known', async () => {
  const { visitor, drawer } = await openCart();
  const { productId = 0, size, color } = lineOf(visitor) ?? {};
  expect(size ?? color).toBeTruthy();
  await visitor.user.click(within(drawer).getByRole('button', { name: /^Remove / }));
  await demo.fault({ path: '/product-details', status: 422, times: 1 });
  await visitor.user.click(await screen.findByText('Again Add to Cart'));
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  expect(await truthOf(productId)).toBe(0);
});

it('shows the server’s cart in two tabs that change the same line at once', async () => {
  const { visitor, quantity } = await openCart();
  const there: Shop = await openTab();
  await waitFor(() => expect(lineOf({ shop: there })).toBeDefined());
  const line = lineOf(visitor);
  if (!line) throw new Error('The cart is empty');
  const confirmed = async () => {
    for (const { store } of [visitor.shop, there])
      await waitFor(() => expect(store.getState().cart.requested).toEqual({}));
  };
  const count = () => quantity.getByRole('status');
  const plus = quantity.getByRole('button', { name: 'Increase quantity' });

  // This tab requests four, the other one two; their steps interleave.
  await demo.fault({ path: '/cart/increment', delayMs: 40, times: 4 });
  for (let presses = 0; presses < 3; presses += 1) await visitor.user.click(plus);
  there.store.dispatch(quantityChangeRequested({ line, quantity: 2 }));
  await confirmed();
  const truth = await truthOf(line.productId);
  expect(truth).toBeGreaterThan(1);
  await waitFor(() => expect(count()).toHaveTextContent(String(truth)));
  await waitFor(() => expect(lineOf({ shop: there })?.quantity).toBe(truth));

  // The other tab removes the line while this one requests one more: the line is not added again.
  const release = holdResponses('/api/cart/increment');
  await visitor.user.click(plus);
  await waitFor(() => expect(release.handled()).toBe(1));
  there.store.dispatch(removePressed({ line }));
  release();
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  await confirmed();
  expect(await truthOf(line.productId)).toBe(0);
  expect(lineOf({ shop: there })).toBeUndefined();
});

it('calls no product removed when a step of the cart ends the session', async () => {
  const { visitor, quantity } = await openCart();
  await demo.fault({ path: '/api/cart/increment', status: 401, times: 1 });
  await visitor.user.click(quantity.getByRole('button', { name: 'Increase quantity' }));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  await waitFor(() => expect(visitor.shop.store.getState().session.user).toBeNull());
  const { log } = visitor.shop.store.getState().notices;
  expect(log.filter(({ kind }) => kind === 'cartRemoved')).toEqual([]);
  expect(screen.queryByText(/has been remove to cart/)).not.toBeInTheDocument();
});
