import { setLeave, setPopups } from '@/shared/adapters';
import { WINDOW_CHECK_INTERVAL, WINDOW_CLOSED_GRACE } from '@/domain/timing';
import { paymentReturned } from '@/features/payment/payment.events';
import { askDemo, demo, demoOrigin } from '../support/demo';
import { FakePopup } from '../support/fakePopup';
import { fillCart } from '../support/filledCart';
import { selectFirstShop } from '../support/shopper';
import type { Visit } from '../support/visit';
import { leave, openTab, screen, visitSignedIn, waitFor, within } from '../support/visit';

let popups: FakePopup[] = [];
const popup = () => popups.at(-1) ?? new FakePopup();

beforeEach(() => {
  popups = [];
  setPopups(() => {
    popups.push(new FakePopup());
    return popup();
  });
});
afterEach(async () => {
  setPopups();
  setLeave();
  await leave();
});

/** The gateway's page: what it is told, and where it leads back to. */
async function atGateway(decision: 'pay' | 'decline'): Promise<string> {
  await waitFor(() => expect(popup().address).not.toBe(''));
  const { pathname } = new URL(popup().address);
  const answer = await fetch(`${demoOrigin}${pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision }),
  });
  return answer.headers.get('Location') ?? '';
}

/** The window is at the result route, and says so. */
function comeBack(address: string) {
  const [, payment = '', result = ''] = /^\/order\/(\d+)\/payment\/(\w+)$/.exec(address) ?? [];
  const told = new BroadcastChannel('storefront-payment');
  told.postMessage({ payment, result, window: '' });
  setTimeout(() => told.close(), 50);
}

/** The shopper closes the window; the shop looks after it from time to time, and then waits for a last word. */
async function closeByHand(clock: Visit['clock']): Promise<void> {
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  popup().closed = true;
  await clock.advance(WINDOW_CHECK_INTERVAL);
  await clock.advance(WINDOW_CLOSED_GRACE);
}

/** "Place Order" with the first gateway of the settings, one shop of two selected. */
async function placeOnline(): Promise<Visit & { server: Awaited<ReturnType<typeof fillCart>> }> {
  const server = await fillCart(2);
  const visitor = await visitSignedIn('/checkout');
  const { user } = visitor;
  await selectFirstShop(visitor);
  const methods = await screen.findByRole('radiogroup', { name: 'Payment method' });
  const [, gateway] = within(methods).getAllByRole('radio');
  if (!gateway) throw new Error('The settings offer no gateway');
  await user.click(gateway);
  await screen.findByText('Delivery charge');
  await user.dblClick(await screen.findByRole('button', { name: 'Place Order' }));
  return { ...visitor, server };
}

const unpaid = () => screen.findByRole('dialog', { name: 'Your order is not paid yet' });

it('pays in a window that the press itself opens; only the bought lines leave the cart', async () => {
  const { server } = await placeOnline();
  expect(popups).toHaveLength(1);
  expect(await screen.findByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
  expect(window.location.pathname).toBe('/order-history');
  comeBack(await atGateway('pay'));
  const confirm = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(within(confirm).getByText('Your payment was received')).toBeVisible();
  expect(popup().closed).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Waiting for your payment' })).not.toBeInTheDocument();
  expect(await server.linesLeft()).toBe(1);
});

it('"Payment Canceled", and the order stays in the history, payable from there', async () => {
  const { user, clock } = await placeOnline();
  comeBack(await atGateway('decline'));
  const first = await unpaid();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  expect(popup().closed).toBe(true);

  // From the modal, in a window of its own, which is closed by hand.
  await user.click(within(first).getByRole('button', { name: 'Make Payment' }));
  await waitFor(() => expect(popups).toHaveLength(2));
  await waitFor(() => expect(popup().address).not.toBe(''));
  await closeByHand(clock);
  const second = await unpaid();

  // From the order itself, and nobody ever ends it.
  await user.click(within(second).getByRole('link', { name: 'View orders' }));
  const [newest] = await screen.findAllByRole('link', { name: /^View order / });
  if (!newest) throw new Error('The history is empty');
  await user.click(newest);
  await user.click(await screen.findByRole('button', { name: 'Make Payment' }));
  await waitFor(() => expect(popup().address).not.toBe(''));
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  await clock.advance(180_000);
  expect(await unpaid()).toBeVisible();
  expect(popups).toHaveLength(3);
  expect(popup().closed).toBe(true);
});

it('"Payment Canceled" never stands beside "placed": paid again at once, and placed again at once', async () => {
  const { user, shop } = await placeOnline();
  comeBack(await atGateway('decline'));
  const first = await unpaid();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Make Payment' }));
  await waitFor(() => expect(screen.queryByText('Payment Canceled')).not.toBeInTheDocument());
  await waitFor(() => expect(popups).toHaveLength(2));
  comeBack(await atGateway('decline'));
  await unpaid();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  // The other shop's line is bought in cash while the words still stand: no time has passed.
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /My Cart/ }));
  await user.click(await drawer.findByRole('checkbox'));
  await user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await screen.findByText('Delivery charge');
  expect(screen.getByText('Payment Canceled')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  // Its way out is seen for a moment.
  expect(shop.store.getState().notices.shown).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Payment Canceled')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog', { name: 'Your order is not paid yet' })).not.toBeInTheDocument();
});

it('"paid" is what the order says, not what the window says', async () => {
  const { clock } = await placeOnline();
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  comeBack('/order/1/payment/success');
  await waitFor(() => expect(popup().closed).toBe(true));
  const placed = await waitFor(async () => {
    await clock.advance(1000);
    return screen.getByRole('dialog', { name: 'Your order has been placed' });
  });
  expect(within(placed).queryByText('Your payment was received')).not.toBeInTheDocument();
  expect(within(placed).getByText(/^Your payment is not confirmed yet/)).toBeVisible();
});

it('an order that is paid a moment after the window said so is seen as paid', async () => {
  const { clock } = await placeOnline();
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  comeBack('/order/1/payment/success');
  await waitFor(() => expect(popup().closed).toBe(true));
  await atGateway('pay');
  const placed = await waitFor(async () => {
    await clock.advance(1000);
    return screen.getByRole('dialog', { name: 'Your order has been placed' });
  });
  expect(within(placed).getByText('Your payment was received')).toBeVisible();
});

it('the address of a success claims nothing: the history shows what is paid', async () => {
  await visitSignedIn('/order/1/payment/success');
  expect(await screen.findByText(/^Your payment is not confirmed yet/)).toBeVisible();
  expect(window.location.pathname).toBe('/order-history');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Your payment was received')).not.toBeInTheDocument();
});

it.each([
  ['pay', 'Your order has been placed'],
  ['decline', 'Your order is not paid yet'],
] as const)(
  'the same tab that left to pay comes back to what its order says: %s',
  async (decision, title) => {
    const left: string[] = [];
    setPopups(() => null);
    setLeave((address) => left.push(address));
    const { reload } = await placeOnline();
    await waitFor(() => expect(left).toHaveLength(1));
    popups.push(Object.assign(new FakePopup(), { address: new URL(left[0] ?? '', demoOrigin).href }));
    const address = await atGateway(decision);
    // Whatever the address says, the order decides.
    window.history.pushState(null, '', address.replace('success', 'cancel'));
    await reload();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(window.location.pathname).toBe('/order-history');
    if (decision === 'pay') expect(within(dialog).getByText('Your payment was received')).toBeVisible();
    else expect(within(dialog).getByRole('button', { name: 'Make Payment' })).toBeVisible();
  },
);

it('an order that was cancelled elsewhere cannot be paid: the refusal is said, and the button goes', async () => {
  const { user } = await placeOnline();
  comeBack(await atGateway('decline'));
  const dialog = await unpaid();
  const token = window.localStorage.getItem('token') ?? '';
  const { orders } = await askDemo<{ orders: { id: number }[] }>('/orders', token);
  await demo.cancelOrder(orders[0]?.id ?? 0, token);
  await user.click(within(dialog).getByRole('button', { name: 'Make Payment' }));
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
  await waitFor(() => expect(popup().closed).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [newest] = await screen.findAllByRole('link', { name: /^View order / });
  await user.click(newest as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument();
});

it('asks the server what became of it when the window closes without a word', async () => {
  const { clock } = await placeOnline();
  await atGateway('pay');
  await closeByHand(clock);
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

it('where windows are blocked, pays in the same tab', async () => {
  const left: string[] = [];
  setPopups(() => null);
  setLeave((address) => left.push(address));
  await placeOnline();
  await waitFor(() => expect(left).toEqual([expect.stringMatching(/^\/api\/gateway\//)]));
  expect(window.location.pathname).toBe('/order-history');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('comes back to the history in that same tab', async () => {
  await visitSignedIn('/order/1/payment/cancel');
  expect(await unpaid()).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment Canceled');
  expect(window.location.pathname).toBe('/order-history');
});

it('closed while the order is on its way: it stands unpaid, which is said, and the shop keeps its tab', async () => {
  const left: string[] = [];
  setLeave((address) => left.push(address));
  await demo.fault({ path: '/place-order', delayMs: 300, times: 1 });
  await placeOnline();
  popup().closed = true;
  expect(await unpaid()).toBeVisible();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  expect(left).toEqual([]);
});

it('a gateway that was switched off meanwhile is no longer offered after the refusal', async () => {
  await demo.fault({ path: '/cart/checkout', delayMs: 500, times: 2 });
  await placeOnline();
  await demo.settings({ payment_gateways: [] });
  expect(await screen.findByText('The selected payment method is invalid.')).toBeVisible();
  const methods = await screen.findByRole('radiogroup', { name: 'Payment method' });
  await waitFor(() => expect(within(methods).getAllByRole('radio')).toHaveLength(1));
});

it('a payment that ends after a reload of the shop is seen in its history', async () => {
  const { reload } = await placeOnline();
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  await reload();
  const [newest] = await screen.findAllByRole('link', { name: /^View order / });
  if (!newest) throw new Error('The history is empty');
  const order = newest.closest('li') ?? newest;
  expect(order).not.toHaveTextContent(/Paid/);
  await atGateway('pay');
  const returned = await openTab();
  returned.store.dispatch(paymentReturned({ payment: '1', result: 'success' }));
  await waitFor(() => expect(order).toHaveTextContent(/Paid/));
});

it('closes the window again when nothing was placed', async () => {
  await demo.fault({ path: '/place-order', status: 422, times: 1 });
  await placeOnline();
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await waitFor(() => expect(popup().closed).toBe(true));
  expect(popup().address).toBe('');
});
