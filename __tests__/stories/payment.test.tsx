import { setLeave, setPopups } from '@/shared/adapters';
import { WINDOW_CHECK_INTERVAL, WINDOW_CLOSED_GRACE } from '@/domain/timing';
import { paymentReturned } from '@/features/payment/payment.events';
import { demo, demoOrigin } from '../support/demo';
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
  await waitFor(() => expect(left).toEqual([expect.stringMatching(/^http:\/\/localhost\/api\/gateway\//)]));
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
