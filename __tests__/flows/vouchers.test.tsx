import type { Fault } from '../support/demo';
import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { cartDrawer } from '../support/shopper';
import type { Visit } from '../support/visit';
import {
  asTimePasses,
  leave,
  screen,
  SHOPPER,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

interface Coupon {
  id: number;
  code: string;
  min_order_amount: number;
  is_collected: boolean;
}
interface Offer {
  id: number;
  price: number;
  discount_price: number;
  quantity: number;
  shop: { id: number; name: string };
}

const token = () => window.localStorage.getItem('token') ?? '';
const couponsOf = async (shopId: number, bearer = token()) =>
  (await requestDemo<{ coupons: Coupon[] }>(`/get-vouchers?shop_id=${shopId}`, bearer)).coupons;

/** Adds one product of a shop whose voucher has a minimum above the product's price, on another device. */
async function tooSmallForTheVoucher() {
  const bearer = await demo.logIn(SHOPPER);
  const { products } = await requestDemo<{ products: Offer[] }>(
    '/products?per_page=60&sort_type=low_to_high',
  );
  for (const product of products) {
    const price = product.discount_price || product.price;
    const coupon = (await couponsOf(product.shop.id, bearer)).find(
      ({ is_collected, min_order_amount }) => !is_collected && min_order_amount > price,
    );
    if (!coupon || product.quantity < 5) continue;
    await demo.addToCart(product.id, bearer);
    return { product, coupon };
  }
  throw new Error('No voucher of the demo needs more than one product');
}

async function openCart({ user }: Visit) {
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  return cartDrawer();
}

async function openVouchers(shopper: Visit, shopName: string) {
  const cart = await openCart(shopper);
  await shopper.user.click(await within(cart).findByRole('button', { name: `Voucher ${shopName}` }));
  return screen.findByRole('dialog', { name: `Voucher from ${shopName}` });
}

it('collects a voucher once however often the button is pressed, and offers it at the checkout', async () => {
  const { product, coupon } = await tooSmallForTheVoucher();
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  const collect = await within(dialog).findByRole('button', { name: `Collect ${coupon.code}` });
  expect(within(dialog).getAllByText(/Validity till/)[0]).toBeVisible();
  await shopper.user.dblClick(collect);
  await waitFor(() => expect(collect).not.toBeInTheDocument());
  expect(within(dialog).getByText('Collected')).toBeVisible();
  expect(within(dialog).getByText('Collected')).toHaveFocus();
  expect(globalThis.shopCalls.filter((call) => call.includes('/vouchers-collect'))).toHaveLength(1);
  expect((await couponsOf(product.shop.id)).find(({ id }) => id === coupon.id)?.is_collected).toBe(true);

  await shopper.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const cart = await cartDrawer();
  await shopper.user.click(within(cart).getByRole('checkbox'));
  await shopper.user.click(await within(cart).findByRole('button', { name: 'Proceed to Checkout' }));
  const own = await screen.findByRole('group', { name: `Voucher from ${product.shop.name}` });
  const voucher = await within(own).findByRole('button', { name: /off · Add .+ more$/, pressed: false });
  await shopper.user.click(voucher);
  // The missing amount is shown, not only that the voucher does not apply.
  expect(await within(own).findByText(/more and this voucher counts\.$/)).toBeVisible();
  expect(voucher).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue(coupon.code);
  await shopper.user.click(voucher);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue(''));
  expect(within(own).queryByText(/more and this voucher counts\.$/)).not.toBeInTheDocument();

  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  await shopper.user.type(field, `${coupon.code.toLowerCase()}{Enter}`);
  await waitFor(() => expect(voucher).toHaveAttribute('aria-pressed', 'true'));
  expect(await within(own).findByText(/more and this voucher counts\.$/)).toBeVisible();
  await shopper.user.click(voucher);
  await waitFor(() => expect(voucher).toHaveAttribute('aria-pressed', 'false'));
});

it('keeps a voucher collected when an older list arrives after the press', async () => {
  const { product, coupon } = await tooSmallForTheVoucher();
  const shopper = await visitSignedIn('/news');
  const first = await openVouchers(shopper, product.shop.name);
  await within(first).findByRole('button', { name: `Collect ${coupon.code}` });
  await shopper.user.click(within(first).getByRole('button', { name: 'Close' }));
  const release = holdResponses('/api/get-vouchers');
  const cart = await cartDrawer();
  await shopper.user.click(within(cart).getByRole('button', { name: `Voucher ${product.shop.name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Voucher from ${product.shop.name}` });
  await waitFor(() => expect(release.handled()).toBe(1));
  await shopper.user.click(within(dialog).getByRole('button', { name: `Collect ${coupon.code}` }));
  expect(await within(dialog).findByText('Collected')).toBeVisible();
  release();
  await untilResponses(shopper);
  expect(within(dialog).getByText('Collected')).toBeVisible();
});

it('shows the server’s message when collecting fails, and allows another try', async () => {
  const { product, coupon } = await tooSmallForTheVoucher();
  await demo.fault({ path: '/api/vouchers-collect', status: 422, times: 1 });
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  await shopper.user.click(await within(dialog).findByRole('button', { name: `Collect ${coupon.code}` }));
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await demo.fault({ path: '/api/vouchers-collect', body: 'drop', times: 1 });
  await shopper.user.click(within(dialog).getByRole('button', { name: `Collect ${coupon.code}` }));
  const again = await within(dialog).findByRole('button', { name: 'Send again' });
  const corners = shopper.shop.store.getState().notices.shown.map(({ corner }) => corner);
  expect(new Set(corners)).toEqual(new Set(['start']));
  await shopper.user.click(again);
  expect(await within(dialog).findByText('Collected')).toBeVisible();
});

it('counts a press on "Collect" whose response was lost', async () => {
  const { product, coupon } = await tooSmallForTheVoucher();
  await demo.fault({ path: '/api/vouchers-collect', body: 'cut', times: 1 });
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  await shopper.user.click(await within(dialog).findByRole('button', { name: `Collect ${coupon.code}` }));
  expect(await within(dialog).findByText('Collected')).toBeVisible();
  expect(shopper.shop.store.getState().notices.shown).toEqual([]);
});

it('shows an error when vouchers fail to load, and retries', async () => {
  const { product, coupon } = await tooSmallForTheVoucher();
  await demo.fault({ path: '/api/get-vouchers', status: 422, times: 1 });
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(shopper.shop.store.getState().notices.shown).toMatchObject([{ kind: 'error', corner: 'start' }]),
  );
  await shopper.user.click(again);
  expect(await within(dialog).findByRole('button', { name: `Collect ${coupon.code}` })).toBeVisible();
});

/** Opens the vouchers of the cart's shop; returns the notices in each corner. */
async function loadRefused(fault: Partial<Fault> = {}) {
  const { product } = await tooSmallForTheVoucher();
  await demo.fault({ path: '/api/get-vouchers', status: 401, times: 1, ...fault });
  const shopper = await visitSignedIn('/news');
  await screen.findByRole('link', { name: /^Saved Wishlist \(\d/ });
  const cart = await openCart(shopper);
  await shopper.user.click(await within(cart).findByRole('button', { name: `Voucher ${product.shop.name}` }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  return shopper;
}
const inCorner = ({ shop }: Visit) => shop.store.getState().notices.shown;

it('"401 on load also logs out and goes to /", with the server’s message in the vouchers’ corner', async () => {
  const shopper = await loadRefused();
  expect(await screen.findByText('Failing on purpose with 401')).toBeVisible();
  expect(inCorner(shopper)).toMatchObject([
    { kind: 'error', corner: 'start', text: { message: 'Failing on purpose with 401' } },
  ]);
  expect(await screen.findByRole('button', { name: 'Welcome Login' })).toBeVisible();
  expect(token()).toBe('');
  expect(screen.getByRole('link', { name: 'Saved Wishlist' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { session, api } = shopper.shop.store.getState();
  expect(session.user).toBeNull();
  expect(Object.keys(api.queries).filter((key) => /getAddresses|getFavorites|getCart/.test(key))).toEqual([]);
});

it('shows our own message for a 401 without one, in the same corner', async () => {
  const shopper = await loadRefused({ response: {} });
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(inCorner(shopper)).toMatchObject([{ kind: 'error', corner: 'start' }]);
});

it('ends the session when collecting is refused with 401, with a notice in the vouchers’ corner', async () => {
  const { product, coupon } = await tooSmallForTheVoucher();
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  await demo.fault({ path: '/api/vouchers-collect', status: 401, times: 1 });
  await shopper.user.click(await within(dialog).findByRole('button', { name: `Collect ${coupon.code}` }));
  expect(await screen.findByText('Failing on purpose with 401')).toBeVisible();
  expect(inCorner(shopper)).toMatchObject([{ kind: 'error', corner: 'start' }]);
  expect(await screen.findByRole('button', { name: 'Welcome Login' })).toBeVisible();
  expect(token()).toBe('');
});

it.each([
  ['collect', '/api/vouchers-collect'],
  ['load', '/api/get-vouchers'],
])('shows the server’s message when a %s fails with 500, in the vouchers’ corner', async (_how, path) => {
  const { product, coupon } = await tooSmallForTheVoucher();
  await demo.fault({ path, status: 500 });
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  if (path.endsWith('collect'))
    await shopper.user.click(await within(dialog).findByRole('button', { name: `Collect ${coupon.code}` }));
  await asTimePasses(shopper.clock, 800, () => {
    expect(inCorner(shopper)).toMatchObject([
      { kind: 'error', corner: 'start', text: { message: 'Failing on purpose with 500' } },
    ]);
  });
});

it('shows that all vouchers of a shop have expired', async () => {
  const { product } = await tooSmallForTheVoucher();
  await demo.clock(3 * 365 * 24 * 3_600_000);
  const shopper = await visitSignedIn('/news');
  const dialog = await openVouchers(shopper, product.shop.name);
  expect(await within(dialog).findByText('Sorry there is no voucher available')).toBeVisible();
});
