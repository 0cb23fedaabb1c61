import { demo, requestDemo } from '../support/demo';
import { closePanel, field, lines, longestConversation, openPanel } from '../support/chatting';
import { nextTask } from '../support/externalServer';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { deliver, followLogout, logInAsSami, SAMI, stateOf, switchToSami } from '../support/nextUser';
import { fakePopups, popup, realPopups } from '../support/paying';
import { fillCart } from '../support/filledCart';
import { addToCart, cartDrawer } from '../support/shopper';
import {
  goTo,
  leave,
  logOut,
  screen,
  SHOPPER,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

/** What Layla pressed on a slow network has its response when she has left, and Sami may be signed in. */
beforeEach(fakePopups);
afterEach(async () => {
  realPopups();
  await leave();
});

const PRODUCT = '/products/1/details';

const cartOfSami = async () =>
  (await requestDemo<{ cart_items: unknown[] }>('/carts', await demo.logIn(SAMI))).cart_items;

it('shows the next user no message that the first one sent, nor older ones', async () => {
  const { shop } = await longestConversation();
  const here = await visitSignedIn(`/shops/${shop.id}`);
  const panel = await openPanel(here, shop.name);
  await waitFor(() => expect(lines(panel)).toHaveLength(20));
  const older = holdResponses(`/api/get-message?shop_id=${shop.id}&page=2`);
  await here.user.click(await within(panel).findByRole('button', { name: 'Older messages' }));
  await here.clock.advance(500);
  await waitFor(() => expect(older.handled()).toBe(1));
  const sent = holdResponses('/api/send-message');
  await here.user.type(field(panel), 'Only for Layla{Enter}');
  await waitFor(() => expect(sent.handled()).toBe(1));
  await closePanel(here, panel);
  await switchToSami(here);
  goTo(here, `/shops/${shop.id}`);
  const again = await openPanel(here, shop.name);
  await untilResponses(here);
  const before = lines(again);
  await deliver(sent);
  await deliver(older);
  expect(lines(again)).toEqual(before);
  expect(JSON.stringify(stateOf(here))).not.toContain('Only for Layla');
});

it('adds nothing to the next user’s cart that the first one pressed before', async () => {
  const here = await visitSignedIn(PRODUCT);
  await untilResponses(here);
  const { send, held } = holdRequests('/api/cart/store');
  await addToCart(here);
  await waitFor(() => expect(held()).toBe(1));
  goTo(here, '/products/2/details');
  await screen.findByRole('heading', { level: 1 });
  await addToCart(here);
  await switchToSami(here);
  await deliver(send);
  await untilResponses(here);
  expect(await cartOfSami()).toEqual([]);
  expect(screen.queryByText('has been added to cart')).not.toBeInTheDocument();
});

it.each(['Add to Cart', 'Buy Now'])(
  'opens no login after a logout because of an earlier "%s"',
  async (name) => {
    const here = await visitSignedIn(PRODUCT);
    await untilResponses(here);
    const { send, held } = holdRequests('/api/cart/store');
    await here.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
    await waitFor(() => expect(held()).toBe(1));
    await logOut(here);
    await screen.findByText('Logout successfully');
    await deliver(send);
    expect(screen.queryByText('Please login first!')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

/** Presses "Again Add to Cart" for a size, whose product's details have no response yet. */
async function addAgain() {
  await fillCart(1);
  const here = await visitSignedIn('/news');
  await here.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  await here.user.click(await drawer.findByRole('button', { name: /^Remove / }));
  await here.user.click(drawer.getByRole('button', { name: 'Close' }));
  const release = holdResponses('/api/product-details');
  await here.user.click(await screen.findByText('Again Add to Cart'));
  await waitFor(() => expect(release.handled()).toBe(1));
  return { here, release };
}

it('adds nothing again to the next user’s cart that the first one removed', async () => {
  const { here, release } = await addAgain();
  await switchToSami(here);
  await deliver(release);
  await untilResponses(here);
  for (let task = 0; task < 20; task += 1) await nextTask();
  expect(stateOf(here).cart.adding).toEqual([]);
  expect(screen.queryByText('has been added to cart')).not.toBeInTheDocument();
  expect(await cartOfSami()).toEqual([]);
});

it('opens no window for the next user to pay an order of the first one', async () => {
  const { orders } = await requestDemo<{
    orders: { id: number; payment_status: string; payment_method: string; order_status: string }[];
  }>('/orders', await demo.logIn(SHOPPER));
  const order = orders.find(
    ({ payment_status: state, payment_method: method, order_status: status }) =>
      state === 'Pending' && method !== 'cash' && status !== 'Cancelled',
  );
  const here = await visitSignedIn(`/order-history/${order?.id}`);
  const release = holdResponses('/api/order-payment');
  await here.user.click(await screen.findByRole('button', { name: 'Make Payment' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await switchToSami(here);
  await deliver(release);
  expect(popup().closed).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the next user signed in when the account of the first one is deleted late', async () => {
  const here = await visitSignedIn('/dashboard');
  await untilResponses(here);
  await demo.fault({ path: '/api/delete-account', response: { message: 'Deleted' } });
  const release = holdResponses('/api/delete-account');
  await here.user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog');
  await here.user.click(within(dialog).getByRole('button', { name: /Delete/ }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await followLogout(here);
  await logInAsSami(here);
  await deliver(release);
  expect(stateOf(here).session.user?.name).toBe('Sami Rahman');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
