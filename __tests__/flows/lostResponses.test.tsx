import { LOST_RESPONSE_DELAYS } from '@/domain/timing';
import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { cartDrawer } from '../support/shopper';
import { callsTo, noticesOf } from '../support/entry';
import { fillTicket } from '../support/ticketForm';
import type { Visit } from '../support/visit';
import { leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

/**
 * The response of a write is lost. Either the refetch shows that the write succeeded, or the server completes
 * it later, which the tests simulate with another device.
 */

const [FIRST, SECOND] = LOST_RESPONSE_DELAYS;
const BROKEN = 'Failing on purpose with 502';
const token = () => window.localStorage.getItem('token') ?? '';

/** Waits until no request is pending. */
async function confirmed({ shop }: Pick<Visit, 'shop'>) {
  await waitFor(() => {
    const { queries, mutations } = shop.store.getState().api;
    const all = [...Object.values(queries), ...Object.values(mutations)];
    expect(all.map((entry) => entry?.status)).not.toContain('pending');
  });
}

it('confirms a quantity that was changed late', async () => {
  await fillCart(1);
  const visitor = await visitSignedIn('/news');
  const { user, clock } = visitor;
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = await cartDrawer();
  const stepper = await within(drawer).findByRole('group', { name: /^Quantity of/ });
  await demo.fault({ path: '/cart/increment', status: 502, times: 1 });
  await user.click(within(stepper).getByRole('button', { name: 'Increase quantity' }));
  expect(await screen.findByText(BROKEN)).toBeVisible();
  await waitFor(() => expect(visitor.shop.store.getState().cart.requested).toEqual({}));
  await confirmed(visitor);
  expect(within(stepper).getByRole('status')).toHaveTextContent('1');
  await clock.advance(FIRST);
  await confirmed(visitor);
  expect(within(stepper).getByRole('status')).toHaveTextContent('1');

  const { cart_items: shops } = await requestDemo<{ cart_items: { products: { id: number }[] }[] }>(
    '/carts',
    token(),
  );
  await demo.addToCart(shops[0]?.products[0]?.id ?? 0, token());
  await clock.advance(SECOND);
  await waitFor(() => expect(within(stepper).getByRole('status')).toHaveTextContent('2'));
});

it('offers a press that did not arrive beside its line of the cart, the latest one only', async () => {
  await fillCart(1);
  const { user } = await visitSignedIn('/news');
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  for (const path of ['/cart/increment', '/cart/delete']) await demo.fault({ path, body: 'drop', times: 1 });
  await user.click(await drawer.findByRole('button', { name: 'Increase quantity' }));
  const increase = await drawer.findByRole('button', { name: 'Send again' });
  await user.click(drawer.getByRole('button', { name: /^Remove / }));
  expect(increase).not.toBeInTheDocument();
  const again = await drawer.findByRole('button', { name: 'Send again' });
  await user.click(again);
  expect(await screen.findByText('has been remove to cart')).toBeVisible();
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
});

it('confirms a favorite that was changed late', async () => {
  const { products } = await requestDemo<{ products: { id: number; name: string }[] }>(
    '/products?per_page=12',
  );
  const [{ id = 0, name = '' } = {}] = products;
  const visitor = await visitSignedIn('/products', { phone: 'new@marsa.example', password: 'demo1234' });
  const favorite = await screen.findByRole('button', { name: `Add ${name} to wishlist` });
  await demo.fault({ path: '/favorite-add-or-remove', status: 502, times: 1 });
  await visitor.user.click(favorite);
  expect(await screen.findByText(BROKEN)).toBeVisible();
  await confirmed(visitor);
  expect(favorite).toHaveAttribute('aria-pressed', 'false');
  await demo.like(id, token());
  await visitor.clock.advance(FIRST);
  await waitFor(() => expect(favorite).toHaveAttribute('aria-pressed', 'true'));
});

it('confirms an order that was canceled late', async () => {
  const order = await requestDemo<{ orders: { id: number }[] }>(
    '/orders?order_status=pending',
    await demo.logIn({ phone: 'demo@marsa.example', password: 'demo1234' }),
  );
  const id = order.orders[0]?.id ?? 0;
  const visitor = await visitSignedIn(`/order-history/${id}`);
  await visitor.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await demo.fault({ path: '/orders/cancel', status: 502, times: 1 });
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  await visitor.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(BROKEN)).toBeVisible();
  await confirmed(visitor);
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
  await demo.cancelOrder(id, token());
  await visitor.clock.advance(FIRST);
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
});

interface Addresses {
  addresses: { id: number; address_line: string; is_default: boolean }[];
}
const recordedOf = async () => (await requestDemo<Addresses>('/addresses', token())).addresses;

it('adds a new address once, and confirms a deletion', async () => {
  const { user } = await visitSignedIn('/manage-address/new');
  await user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12 ');
  await demo.fault({ path: '/address/store', body: 'cut', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Address saved')).toBeVisible();
  const card = await screen.findByRole('article', { name: /Palm Street 12/ });
  const palm = ({ address_line: line }: { address_line: string }) => line.startsWith('Palm Street 12');
  expect((await recordedOf()).filter(palm)).toHaveLength(1);

  const { id } = (await recordedOf()).find(palm) ?? {};
  await demo.fault({ path: `/address/${id}/delete`, body: 'cut', times: 1 });
  await user.click(within(card).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('Address deleted')).toBeVisible();
  expect(screen.queryByText(/Palm Street 12/)).not.toBeInTheDocument();
});

it('confirms a default address, and offers nothing to send again', async () => {
  const bearer = await demo.logIn({ phone: 'demo@marsa.example', password: 'demo1234' });
  const [first] = (await requestDemo<Addresses>('/addresses', bearer)).addresses;
  await demo.addAddress(bearer, { ...first, address_line: 'Pier 7', is_default: false });
  const visitor = await visitSignedIn('/manage-address');
  const card = within(await screen.findByRole('article', { name: /Pier 7/ }));
  await demo.fault({ path: '/api/address/*', body: 'cut', times: 1 });
  const button = card.getByRole('button', { name: 'Make default' });
  await visitor.user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(visitor.shop.store.getState().writes.keys).toEqual([]));
  expect(visitor.shop.store.getState().notices.log).toEqual([]);
  expect(card.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

/** Number of tickets about the broken cup. */
async function ticketsOpened() {
  const { support_tickets: tickets } = await requestDemo<{ support_tickets: { subject: string }[] }>(
    '/support-tickets',
    token(),
  );
  return tickets.filter(({ subject }) => subject === 'A cup came broken').length;
}

it.each(['?new=', '?status=completed&new='])('opens a new ticket once, from "%s"', async (query) => {
  const { user } = await visitSignedIn(`/support-tickets${query}`);
  await fillTicket({ user }, 'A cup came broken');
  await demo.fault({ path: '/api/support-ticket', body: 'cut', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Send ticket' }));
  await screen.findByRole('heading', { level: 1, name: 'A cup came broken' });
  expect(await ticketsOpened()).toBe(1);
});

describe('looks up a write before it sends it again, after a response and a read that were lost', () => {
  const lose = async (write: string, read: string, times = 1) => {
    await demo.fault({ method: 'POST', path: `/api${write}`, body: 'cut', times: 1 });
    await demo.fault({ method: 'GET', path: `/api${read}`, status: 429, times });
  };
  const pressTwice = async ({ user }: Pick<Visit, 'user'>, name: string) => {
    const button = screen.getByRole('button', { name });
    await user.click(button);
    await screen.findByText(/This was not sent/);
    await user.click(button);
  };

  it('a new ticket', async () => {
    const { user } = await visitSignedIn('/support-tickets?new=');
    await fillTicket({ user }, 'A cup came broken');
    await screen.findAllByRole('link', { name: /TK-/ });
    await lose('/support-ticket', '/support-tickets');
    await pressTwice({ user }, 'Send ticket');
    await screen.findByRole('heading', { level: 1, name: 'A cup came broken' });
    expect(await ticketsOpened()).toBe(1);
  });

  it('a reply', async () => {
    const { user } = await visitSignedIn('/support-tickets?status=running');
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.type(field, 'The box was open.');
    // The shown ticket is refetched, too.
    await lose('/support-ticket-message', '/support-ticket/show', 2);
    await pressTwice({ user }, 'Send');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.getAllByText('The box was open.')).toHaveLength(1);
    expect(callsTo('/support-ticket-message')).toBe(1);
  });

  it('but not the same words five minutes later, which are another reply', async () => {
    const { user, clock } = await visitSignedIn('/support-tickets?status=running');
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Any news?');
    await lose('/support-ticket-message', '/support-ticket/show', 2);
    const send = screen.getByRole('button', { name: 'Send' });
    await user.click(send);
    await screen.findByText(/This was not sent/);
    await clock.advance(300_000);
    await user.click(send);
    await waitFor(() => expect(screen.getAllByText('Any news?')).toHaveLength(2));
    expect(callsTo('/support-ticket-message')).toBe(2);
  });

  it('a new address', async () => {
    const { user } = await visitSignedIn('/manage-address/new');
    await user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
    await lose('/address/store', '/addresses');
    await pressTwice({ user }, 'Save address');
    expect(await screen.findByText('Address saved')).toBeVisible();
    expect(callsTo('/address/store')).toBe(1);
  });
});

it('sends a reply to a ticket once, and then clears its field', async () => {
  const { user } = await visitSignedIn('/support-tickets?status=running');
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(field, 'The box was open.');
  await demo.fault({ path: '/api/support-ticket-message', body: 'cut', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
  const messages = within(screen.getByRole('log', { name: 'Messages' }));
  expect(messages.getAllByText('The box was open.')).toHaveLength(1);
  expect(screen.queryByText(/This was not sent/)).not.toBeInTheDocument();
});

it('offers no step of the buy-now cart again that has arrived although its response was lost', async () => {
  const shopper = await visitSignedIn('/products/1/details');
  const { user } = shopper;
  await user.click((await screen.findAllByRole('button', { name: 'Buy Now' }))[0]!);
  await demo.fault({ path: '/cart/increment', body: 'cut', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(noticesOf(shopper)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument());
  expect(screen.getByText(/Quantity 2$/)).toBeVisible();
});
