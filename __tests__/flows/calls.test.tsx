import { addToCartPressed } from '@/features/cart';
import { requestDemo } from '../support/demo';
import { codeSentTo, openOtp, typeCode, UNVERIFIED_PHONE } from '../support/entry';
import { addToCart, cartDrawer, viewInCart } from '../support/shopper';
import { recordCalls } from '../support/recordedCalls';
import { leave, logIn, logOut, screen, SHOPPER, visit, waitFor, within } from '../support/visit';

/**
 * The requests of specification §7, as received by the backend. Methods and paths of all endpoints:
 * `__tests__/docs/calls.test.ts`.
 */

let recorded: ReturnType<typeof recordCalls>;
beforeEach(() => {
  recorded = recordCalls();
});
afterEach(async () => {
  recorded.stop();
  await leave();
});

const receivedOf = (line: string, times = 1) =>
  waitFor(() => expect(recorded.of(line).length).toBeGreaterThanOrEqual(times));

interface Choosable {
  id: number;
  name: string;
  quantity: number;
  shop: { id: number; name: string };
  sizes: { id: number }[];
  colors: { id: number }[];
}

async function somethingToChoose(): Promise<Choosable> {
  const { products } = await requestDemo<{ products: Choosable[] }>('/products?per_page=60');
  const found = products.find(({ quantity, sizes, colors }) => quantity > 5 && sizes[0] && colors[0]);
  if (!found) throw new Error('Nothing has sizes and colours');
  return found;
}

it('"Every request carries a header marking it as an XMLHttpRequest and an Accept-Language header from the stored locale"', async () => {
  await visit('/news');
  await receivedOf('GET /blogs');
  expect(recorded.calls.length).toBeGreaterThan(2);
  for (const { headers } of recorded.calls) {
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('Accept-Language')).toBe('en');
    expect(headers.get('Authorization')).toBeNull();
  }
  expect(recorded.of('GET /lang/en')).toHaveLength(1);
  await leave();

  recorded.calls.length = 0;
  window.localStorage.setItem('locale', 'ar');
  await visit('/news');
  await receivedOf('GET /blogs');
  expect(recorded.of('GET /lang/ar')).toHaveLength(1);
  for (const { headers } of recorded.calls) expect(headers.get('Accept-Language')).toBe('ar');
});

it('sends a shopper’s requests with the bearer token, as the table lists them', async () => {
  const { id, shop, sizes, colors } = await somethingToChoose();
  const visitor = await visit(`/products/${id}/details`);
  const { user } = visitor;
  await user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  await screen.findByText('Login Successful');
  expect(recorded.last('POST /login').body).toEqual(SHOPPER);
  const begin = recorded.calls.length;
  for (const read of ['/carts', '/user/roles', '/favorite-products', '/unread-messages'])
    await receivedOf(`GET ${read}`);
  await receivedOf('POST /update-last-seen');
  const userId = visitor.shop.store.getState().session.user?.id;
  expect(recorded.last('GET /unread-messages').query).toEqual({ user_id: String(userId) });
  const beat = recorded.last('POST /update-last-seen');
  expect(beat.body).toEqual({});
  expect(beat.headers.get('Content-Type')).toBe('application/json');
  expect(beat.headers.get('Accept')).toBe('application/json');

  // "Add to cart is sent only if a product id exists."
  visitor.shop.store.dispatch(
    addToCartPressed({
      productId: 0,
      quantity: 1,
      size: null,
      color: null,
      unit: null,
      name: '',
      thumbnail: null,
    }),
  );
  await addToCart(visitor);
  const drawer = await viewInCart(visitor);
  expect(recorded.of('POST /cart/store')).toHaveLength(1);
  const { body } = recorded.last('POST /cart/store');
  expect(body).toMatchObject({ product_id: id, quantity: 1, size: sizes[0]?.id, color: colors[0]?.id });
  expect(body).toMatchObject({ is_buy_now: false });
  expect(body).toHaveProperty('unit');

  const line = within(await within(drawer).findByRole('region', { name: shop.name }));
  await user.click(line.getByRole('button', { name: 'Increase quantity' }));
  await receivedOf('POST /cart/increment');
  await user.click(line.getByRole('button', { name: 'Decrease quantity' }));
  await receivedOf('POST /cart/decrement');
  for (const step of ['increment', 'decrement'])
    expect(recorded.last(`POST /cart/${step}`).body).toEqual({ product_id: id });

  await user.click(line.getByRole('button', { name: `Voucher ${shop.name}` }));
  const vouchers = await screen.findByRole('dialog', { name: `Voucher from ${shop.name}` });
  await receivedOf('GET /get-vouchers');
  expect(recorded.last('GET /get-vouchers').query).toEqual({ shop_id: String(shop.id) });
  await user.click(within(vouchers).getByRole('button', { name: 'Close' }));

  // "toggling a shop … refreshes checkout figures"
  await user.click(within(await cartDrawer()).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
  await receivedOf('POST /cart/checkout');
  await receivedOf('GET /addresses');
  expect(recorded.last('POST /cart/checkout').body).toEqual({ shop_ids: [shop.id], shield_shipping: false });
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const again = within(await cartDrawer());
  await user.click(again.getByRole('button', { name: /^Remove / }));
  await receivedOf('POST /cart/delete');
  expect(recorded.last('POST /cart/delete').body).toEqual({ product_id: id });
  await user.click(again.getByRole('button', { name: 'Close' }));

  const token = window.localStorage.getItem('token');
  const stray = recorded.calls
    .slice(begin)
    .filter(({ headers }) => headers.get('Authorization') !== `Bearer ${token}`);
  expect(stray.map(({ path }) => path)).toEqual([]);

  await logOut(visitor);
  expect(recorded.of('GET /logout')).toHaveLength(1);
});

it('sends the requests of a chat', async () => {
  const { id, shop } = await somethingToChoose();
  const visitor = await visit(`/products/${id}/details`);
  await visitor.user.click(await screen.findByRole('button', { name: 'Chat' }));
  await logIn(visitor);
  const panel = within(await screen.findByRole('dialog', { name: shop.name }));
  const userId = visitor.shop.store.getState().session.user?.id;
  await receivedOf('POST /store-message');
  expect(recorded.last('POST /store-message').body).toMatchObject({
    shop_id: shop.id,
    user_id: userId,
    type: 'user',
  });
  await receivedOf('GET /get-message');
  expect(recorded.last('GET /get-message').query).toEqual({
    shop_id: String(shop.id),
    page: '1',
    per_page: '20',
  });
  await visitor.user.type(panel.getByRole('textbox', { name: 'Your message' }), 'Hello{Enter}');
  await receivedOf('POST /send-message');
  expect(recorded.last('POST /send-message').body).toEqual({
    shop_id: shop.id,
    message: 'Hello',
    type: 'user',
  });
});

it('sends the requests of a login code and of a new password', async () => {
  const visitor = await visit('/news');
  const { user } = visitor;
  await user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await openOtp(visitor);
  const sent = { phone: UNVERIFIED_PHONE, phone_code: '971' };
  expect(recorded.last('POST /send-otp').body).toEqual({ ...sent, forgot_password: null });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await user.click(await screen.findByRole('button', { name: 'Forgot Password' }));
  await user.type(await screen.findByLabelText('Phone'), '501234567{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  const requested = { phone: '501234567', phone_code: '971', forgot_password: 1 };
  expect(recorded.last('POST /send-otp').body).toEqual(requested);
  const otp = await codeSentTo('501234567');
  await typeCode(visitor, dialog, otp);
  await screen.findByRole('dialog', { name: 'Reset Password' });
  expect(recorded.last('POST /verify-otp').body).toEqual({ phone: '501234567', otp });
  await user.type(screen.getByLabelText('Create Password'), 'brand-new');
  await user.type(screen.getByLabelText('Confirm Password'), 'brand-new{Enter}');
  await screen.findByText('Your password has been changed.');
  expect(recorded.last('POST /reset-password').body).toEqual({
    password: 'brand-new',
    password_confirmation: 'brand-new',
    token: expect.stringMatching(/\S{8}/) as string,
  });
});
