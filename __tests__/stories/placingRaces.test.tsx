import { askDemo, demo, demoOrigin } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { turn } from '../support/outside';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const bench = (path: string, body: unknown) =>
  fetch(`${demoOrigin}/qa${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  });

/** At the checkout with one shop's product, paid in cash, every figure on the page. */
async function readyToPlace() {
  const server = await fillCart(1);
  const before = await server.orders();
  const visitor = await visitSignedIn('/checkout');
  const { user, shop } = visitor;
  await user.click(await screen.findByRole('button', { name: 'View In Cart' }));
  const drawer = await screen.findByRole('dialog', { name: /My Cart/ });
  await user.click(await within(drawer).findByRole('checkbox'));
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await screen.findByText('Delivery charge');
  const [shopInCart] = cartOf(shop.store.getState()).shops;
  if (!shopInCart?.lines[0]) throw new Error('The cart is empty');
  return {
    ...visitor,
    shopId: shopInCart.shopId,
    line: shopInCart.lines[0],
    press: async () => user.click(await screen.findByRole('button', { name: 'Place Order' })),
    placed: async () => (await server.orders()) - before,
  };
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

const cartOf = (state: State) =>
  Object.values(state.api.queries).find((entry) => entry?.endpointName === 'getCart')?.data as {
    shops: { shopId: number; lines: Line[] }[];
  };

const stands = () => screen.findByRole('dialog', { name: 'Your order has been placed' });

it('price changed: new figures, "Prices have changed", second press; a shop on holiday is the server’s to judge', async () => {
  const { line, shopId, press, placed } = await readyToPlace();
  await bench('/price', { product_id: line.productId, cents: 4321 });
  await press();
  expect(await screen.findByText('Prices have changed')).toBeVisible();
  expect(await screen.findAllByText(/43\.21/)).not.toHaveLength(0);
  expect(await placed()).toBe(0);
  await bench('/holiday', { shop_id: shopId, is_on_holiday: true });
  await press();
  await stands();
  expect(await placed()).toBe(1);
});

it('an order waits a moment for the list of orders, which only a lost answer would need', async () => {
  const { press, placed, clock } = await readyToPlace();
  await demo.fault({ path: '/orders', delayMs: 60_000, times: 1 });
  const figures = () => globalThis.shopAnswers.filter((address) => address.includes('/cart/checkout')).length;
  const shown = figures();
  await press();
  await waitFor(() => expect(figures()).toBe(shown + 1));
  await turn();
  await clock.advance(3000);
  expect(await stands()).toBeVisible();
  expect(await placed()).toBe(1);
});

it('stock gone: the line is marked, nothing is placed, and the cart is asked anew', async () => {
  const { line, press, placed } = await readyToPlace();
  await demo.setStock(line.productId, 0);
  await press();
  const refused = await screen.findByRole('region', { name: /^Your order was not placed/ });
  expect(within(refused).getByRole('link', { name: line.name })).toBeVisible();
  expect(within(refused).getByText('Stock Out')).toBeVisible();
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(await placed()).toBe(0);
});

it('less left than wanted: the line says how many, until the next press', async () => {
  const { line, press, placed, user, shop } = await readyToPlace();
  await user.click(screen.getByRole('button', { name: 'Edit cart' }));
  const drawer = await screen.findByRole('dialog', { name: /My Cart/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Increase quantity' }));
  await waitFor(() =>
    expect(cartOf(shop.store.getState()).shops[0]?.lines[0]).toMatchObject({ quantity: 2 }),
  );
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await demo.setStock(line.productId, 1);
  await press();
  const refused = await screen.findByRole('region', { name: /^Your order was not placed/ });
  expect(within(refused).getByText('Only 1 left in stock.')).toBeVisible();
  expect(await placed()).toBe(0);
  await press();
  await stands();
  expect(await placed()).toBe(1);
});

it('the session ends during placing: nothing is placed, and it is said once', async () => {
  const { press, placed, shop } = await readyToPlace();
  await demo.fault({ path: '/place-order', status: 401, times: 1 });
  await press();
  await waitFor(() => expect(shop.store.getState().session.user).toBeNull());
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(shop.store.getState().checkout.placing).toBeNull();
  expect(await placed()).toBe(0);
});

/** The code of a voucher that counts for what is bought. */
async function voucherFor(shopId: number, { price, discountPrice }: Line): Promise<string> {
  const token = window.localStorage.getItem('token') ?? '';
  const { coupons } = await askDemo<{ coupons: Coupon[] }>(`/get-vouchers?shop_id=${shopId}`, token);
  const coupon = coupons.find(({ min_order_amount: least }) => least <= (discountPrice || price));
  if (!coupon) throw new Error('No voucher of this shop counts');
  return coupon.code;
}

it('voucher expired: figures without it, which is said; nothing is placed before the second press, and nothing lost', async () => {
  const { user, shopId, line, press, placed } = await readyToPlace();
  const code = await voucherFor(shopId, line);
  await user.type(await screen.findByLabelText(/^For the courier/), 'Ring twice');
  await user.type(screen.getByLabelText('Coupon code'), code);
  await user.click(screen.getByRole('button', { name: 'Apply Coupon code' }));
  expect(await screen.findByText(`${code} is counted`)).toBeVisible();
  expect(await screen.findByText('Coupon discount')).toBeVisible();
  await bench('/voucher-over', { code });
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
  await stands();
  expect(await placed()).toBe(1);
});
