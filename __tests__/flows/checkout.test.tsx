import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { cartDrawer } from '../support/shopper';
import type { Visit } from '../support/visit';
import { leave, screen, SHOPPER, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

/** Opens the checkout with one piece of the first product, from the cart of an earlier visit. */
async function openCheckout(): Promise<Visit> {
  await demo.addToCart(1, await demo.logIn(SHOPPER));
  const shopper = await visitSignedIn('/news');
  await shopper.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = await cartDrawer();
  await shopper.user.click(await within(drawer).findByRole('checkbox'));
  await shopper.user.click(await within(drawer).findByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return shopper;
}

const token = () => window.localStorage.getItem('token') ?? '';
const orderCount = async () => (await requestDemo<{ total: number }>('/orders', token())).total;
const stockOf = async (id: number) =>
  (await requestDemo<{ product: { quantity: number } }>(`/product-details?product_id=${id}`)).product
    .quantity;

async function payCash({ user }: Visit) {
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
}

async function pressPlaceOrder({ user }: Visit) {
  const button = await screen.findByRole('button', { name: 'Place Order' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.dblClick(button);
}

it('places a cash order exactly once on a double press, lowers the stock and empties the cart', async () => {
  const shopper = await openCheckout();
  const [orders, stock] = [await orderCount(), await stockOf(1)];
  await payCash(shopper);
  await pressPlaceOrder(shopper);
  const placed = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(placed).toBeVisible();
  expect(await orderCount()).toBe(orders + 1);
  interface Orders {
    orders: { order_code: string; amount: number }[];
  }
  const [order] = (await requestDemo<Orders>('/orders', token())).orders;
  const link = await within(placed).findByRole('link', { name: `Order #${order?.order_code}` });
  expect(link.parentElement).toHaveTextContent(order?.amount.toFixed(2) ?? 'no amount');
  expect(await within(placed).findByText(/Expected on /)).toBeVisible();
  expect(await stockOf(1)).toBe(stock - 1);
  await waitFor(() => expect(shopper.shop.store.getState().cart.selectedShopIds).toEqual([]));
  await shopper.user.click(screen.getByRole('link', { name: 'View orders' }));
  expect(await screen.findByRole('heading', { name: 'Order History' })).toBeVisible();
});

it('keeps an applied voucher while new figures load, and switches to another one by a press', async () => {
  const bearer = await demo.logIn(SHOPPER);
  const { product } = await requestDemo<{ product: { shop: { id: number } } }>(
    '/product-details?product_id=1',
  );
  const { coupons } = await requestDemo<{ coupons: { id: number; code: string }[] }>(
    `/get-vouchers?shop_id=${product.shop.id}`,
    bearer,
  );
  const codes = coupons.map(({ code }) => code);
  for (const { id } of coupons) await demo.collect(id, bearer);
  const { user } = await openCheckout();
  const choices = () => screen.findAllByRole('button', { name: /off$/, pressed: false });
  const counted = async () => (await screen.findByText(/is counted$/)).textContent?.split(' ')[0];
  await user.click((await choices())[0]!);
  const first = await counted();
  expect(codes).toContain(first);

  const release = holdResponses('/api/cart/checkout');
  await user.click(screen.getByRole('switch', { name: /Shipping protection/ }));
  expect(screen.getByText(`${first} is counted`)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Updating the figures' })).toBeVisible();
  release();

  await user.click((await choices())[0]!);
  await waitFor(async () => expect(await counted()).not.toBe(first));
});

it('shows at each shop when its parcel arrives and its charge, what the protection costs, and no footer', async () => {
  interface Details {
    product: { shop: { name: string; estimated_delivery_time: string; delivery_charge: number } };
  }
  const { shop } = (await requestDemo<Details>('/product-details?product_id=1')).product;
  const release = holdResponses('/api/cart/checkout');
  const { user } = await openCheckout();
  const items = await screen.findByRole('region', { name: shop.name });
  expect(await within(items).findByText(`Delivery in ${shop.estimated_delivery_time}`)).toBeVisible();
  expect(within(items).getByText(/ per parcel$/)).toHaveTextContent(shop.delivery_charge.toFixed(2));
  expect(within(items).getByRole('button', { name: `Voucher ${shop.name}` })).toBeVisible();
  const summary = screen.getByRole('complementary', { name: 'Summary' });
  expect(within(summary).queryByRole('button', { name: /^Voucher/ })).not.toBeInTheDocument();

  const protection = screen.getByRole('switch', { name: 'Shipping protection' });
  // Its price has a line before it has loaded.
  const price = screen.getByText('Shipping protection').closest('label')?.nextElementSibling;
  release();
  await waitFor(() => expect(protection).toHaveAccessibleDescription(/4\.00/));
  expect(price).toHaveTextContent('4.00');
  await user.click(protection);
  expect((await within(summary).findByText('Insurance')).nextElementSibling).toHaveTextContent('4.00');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('keeps the selection and the payment method on a reload', async () => {
  const shopper = await openCheckout();
  await payCash(shopper);
  await shopper.reload();
  expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
});

it('keeps a visitor on the page, and continues after the login', async () => {
  await visit('/checkout');
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(window.location.pathname).toBe('/checkout');
});
