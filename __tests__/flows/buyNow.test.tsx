import { act } from '@testing-library/react';
import { api } from '@/api';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { productName } from '../support/productName';
import { cartDrawer } from '../support/shopper';
import type { Visit } from '../support/visit';
import { goTo, leave, logIn, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const PRODUCT = '/products/1/details';

async function pressBuyNow({ user }: Visit) {
  const [button] = await screen.findAllByRole('button', { name: 'Buy Now' });
  if (!button) throw new Error('There is nothing to buy');
  await user.click(button);
}

it('puts the product into a separate cart, and leaves the basket unchanged', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await demo.fault({ path: '/cart/store', body: 'drop', times: 1 });
  await pressBuyNow(shopper);
  await shopper.user.click((await screen.findAllByRole('button', { name: 'Send again' }))[0]!);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
  const { queries } = shopper.shop.store.getState().api;
  expect(queries['getCart({"isBuyNow":true})']?.data).toMatchObject({
    shops: [{ lines: [{ productId: 1 }] }],
  });
  expect(queries['getCart({"isBuyNow":false})']?.data).toMatchObject({ total: 0 });
});

it('asks a visitor to log in, and then continues automatically', async () => {
  const visitor = await visit(PRODUCT);
  await pressBuyNow(visitor);
  expect(await screen.findByText('Please login first!')).toBeVisible();
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/buynow'));
});

async function selectFirstShop({ user }: Visit) {
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = await cartDrawer();
  const [first] = await within(drawer).findAllByRole('checkbox');
  if (!first) throw new Error('The cart has no shop');
  await user.click(first);
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
}

/** Opens /buynow with the product and cash on delivery, with two shops in the cart and the first selected. */
async function readyToBuy() {
  const server = await fillCart(2);
  const before = { orders: await server.orders(), lines: await server.linesLeft() };
  const shopper = await visitSignedIn(PRODUCT);
  const name = await productName();
  await selectFirstShop(shopper);
  await pressBuyNow(shopper);
  await screen.findByRole('heading', { level: 1, name: 'Buy Now' });
  await shopper.user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await screen.findByText('Delivery charge');
  return { ...shopper, server, before, name };
}

const basketOf = async () =>
  (await requestDemo<Basket>('/carts', window.localStorage.getItem('token') ?? '')).cart_items;
interface Basket {
  cart_items: { shop_id: number; products: { id: number; quantity: number }[] }[];
}

it('shows the product alone with its quantity and figures, and a reload keeps it', async () => {
  const { user, server, before, name, reload } = await readyToBuy();
  await demo.fault({ path: '/cart/increment', body: 'drop', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  const items = within(screen.getByRole('region', { name: 'Items' }));
  await user.click(await items.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/Quantity 2$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(await screen.findByText(/Quantity 1$/)).toBeVisible();
  expect(await server.linesLeft()).toBe(before.lines);
  globalThis.shopCalls = [];
  await reload();
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.getAllByText(/Quantity 1$/)).toHaveLength(1);
  expect(await screen.findByText('Delivery charge')).toBeVisible();
  expect(globalThis.shopCalls.filter((call) => call.startsWith('/api/carts?'))).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
});

it('keeps the quantity of a press when a read from before it arrives later', async () => {
  const { user, shop } = await readyToBuy();
  await demo.fault({ path: '/cart/increment', body: 'drop', times: 1 });
  const releaseReads = holdResponses('/api/carts?');
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(releaseReads.handled()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(await screen.findByText(/Quantity 2$/)).toBeVisible();
  releaseReads();
  await act(() => Promise.all(shop.store.dispatch(api.util.getRunningQueriesThunk())));
  expect(screen.getByText(/Quantity 2$/)).toBeVisible();
});

it('counts each press while responses are on their way, and rolls back when one is refused', async () => {
  const { user } = await readyToBuy();
  const steps = () => globalThis.shopCalls.filter((call) => /^\/api\/cart\/(in|de)crement$/.test(call));
  const count = within(screen.getByRole('group', { name: /^Quantity of / })).getByRole('status');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const release = holdResponses('/api/cart/increment');
  for (let presses = 0; presses < 4; presses += 1) await press('Increase quantity');
  await press('Decrease quantity');
  expect(count).toHaveTextContent(/^4$/);
  await waitFor(() => expect(release.handled()).toBe(1));
  release();
  expect(await screen.findByText(/Quantity 4$/)).toBeVisible();
  expect(count).toHaveTextContent(/^4$/);
  expect(steps()).toHaveLength(3);

  await demo.fault({ path: '/api/cart/increment', status: 422, times: 1 });
  const releaseRefusal = holdResponses('/api/cart/increment');
  await press('Increase quantity');
  await press('Increase quantity');
  expect(count).toHaveTextContent(/^6$/);
  releaseRefusal();
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await waitFor(() => expect(count).toHaveTextContent(/^4$/));
  expect(steps()).toHaveLength(4);
});

it('places one order however often the button is pressed, and keeps the basket with its selection', async () => {
  const { user, shop, server, before } = await readyToBuy();
  const basket = await basketOf();
  const selected = shop.store.getState().cart.selectedShopIds;
  expect(selected).toHaveLength(1);
  await user.dblClick(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  expect(window.location.pathname).toBe('/order-history');
  expect((await server.orders()) - before.orders).toBe(1);
  expect(await basketOf()).toEqual(basket);
  expect(shop.store.getState().cart.selectedShopIds).toEqual(selected);
});

it('places nothing until the quantity of earlier presses is sent and its amount is shown', async () => {
  const { user, server, before } = await readyToBuy();
  const requests = holdRequests('/api/cart/increment');
  const plus = screen.getByRole('button', { name: 'Increase quantity' });
  await user.click(plus);
  await user.click(plus);
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(requests.held()).toBe(1));
  requests.send();
  expect(await screen.findByText('Please check the amount and press again.')).toBeVisible();
  expect(screen.getByText(/Quantity 3$/)).toBeVisible();
  expect(await server.orders()).toBe(before.orders);
});

it('marks what is sold out when the order is refused, and places nothing', async () => {
  const { user, server, before, name } = await readyToBuy();
  await demo.setStock(1, 0);
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  const refused = within(await screen.findByRole('region', { name: /^Your order was not placed/ }));
  expect(refused.getByRole('link', { name })).toBeVisible();
  expect(refused.getByText('Stock Out')).toBeVisible();
  expect(await screen.findByText('Nothing to buy now')).toBeVisible();
  expect(await server.orders()).toBe(before.orders);
});

it('forgets the code that was typed for the product before', async () => {
  const shopper = await readyToBuy();
  await shopper.user.type(screen.getByLabelText('Coupon code'), 'SAVE');
  act(() => goTo(shopper, '/products/2/details'));
  await waitFor(() => expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument());
  await pressBuyNow(shopper);
  await screen.findByRole('heading', { level: 1, name: 'Buy Now' });
  expect(await screen.findByLabelText('Coupon code')).toHaveValue('');
});

it('shows an empty state with a next step after the order', async () => {
  const { user, reload } = await readyToBuy();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  window.history.replaceState(null, '', '/buynow');
  await reload();
  expect(await screen.findByText('Nothing to buy now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'View In Cart' })).toBeVisible();
});

it('finds the order of a lost response without a second one, and leaves the basket full', async () => {
  const { user, server, before } = await readyToBuy();
  await demo.fault({ path: '/place-order', body: 'cut', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  expect((await server.orders()) - before.orders).toBe(1);
  expect(await server.linesLeft()).toBe(before.lines);
});

it('has its own options, such as the shipping protection', async () => {
  const { user, shop } = await readyToBuy();
  await user.click(screen.getByRole('switch', { name: 'Shipping protection' }));
  expect(await screen.findByText('Insurance')).toBeVisible();
  expect(shop.store.getState().checkout.decided.cart.shield).toBe(false);
});

it('keeps a visitor on the page, and continues after the login', async () => {
  const visitor = await visit('/buynow');
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  await logIn(visitor);
  expect(await screen.findByText('Nothing to buy now')).toBeVisible();
  expect(window.location.pathname).toBe('/buynow');
});

it("shows the server's refusal, and stays on the page", async () => {
  const shopper = await visitSignedIn(PRODUCT);
  await screen.findAllByRole('button', { name: 'Buy Now' });
  await demo.setStock(1, 0);
  await pressBuyNow(shopper);
  await waitFor(() =>
    expect(shopper.shop.store.getState().notices.shown[0]).toMatchObject({ kind: 'error' }),
  );
  expect(window.location.pathname).toBe(PRODUCT);
  expect(shopper.shop.store.getState().cart.buyingNow).toBeNull();
});

it('does not navigate away from another page on a late response', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  const release = holdResponses('/api/cart/store');
  await pressBuyNow(shopper);
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await shopper.user.click(within(pages).getByRole('link', { name: 'News' }));
  release();
  await waitFor(() => expect(shopper.shop.store.getState().cart.buyingNow).toBeNull());
  expect(window.location.pathname).toBe('/news');
});

it('holds the button of another product until a press has its response', async () => {
  const shopper = await visitSignedIn(PRODUCT);
  const release = holdResponses('/api/cart/store');
  await pressBuyNow(shopper);
  goTo(shopper, '/products/2/details');
  const title = await screen.findByRole('heading', { level: 1, name: /^(?!Aura over-ear)./ });
  const [button] = await screen.findAllByRole('button', { name: 'Buy Now' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(window.location.pathname).toBe('/products/2/details');
  const name = title.textContent;
  await pressBuyNow(shopper);
  await screen.findByRole('heading', { level: 1, name: 'Buy Now' });
  expect(await screen.findByText(name)).toBeVisible();
});
