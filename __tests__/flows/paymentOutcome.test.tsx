import { setLeave, setPopups } from '@/shared/adapters';
import { requestDemo, demo, demoOrigin } from '../support/demo';
import { FakePopup } from '../support/fakePopup';
import {
  submitAtGateway,
  closePopup,
  returnFromGateway,
  fakePopups,
  placeOnline,
  popup,
  popups,
  realPopups,
  unpaidDialog,
} from '../support/paying';
import { holdResponses } from '../support/heldResponses';
import { cartDrawer } from '../support/shopper';
import {
  asTimePasses,
  leave,
  screen,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

beforeEach(fakePopups);
afterEach(async () => {
  realPopups();
  await leave();
});

it('never shows "Payment Canceled" beside "placed", after another payment or another order', async () => {
  const { user, shop } = await placeOnline();
  returnFromGateway(await submitAtGateway('decline'));
  const first = await unpaidDialog();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Make Payment' }));
  await waitFor(() => expect(screen.queryByText('Payment Canceled')).not.toBeInTheDocument());
  await waitFor(() => expect(popups).toHaveLength(2));
  returnFromGateway(await submitAtGateway('decline'));
  await unpaidDialog();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  // The other shop's line is ordered in cash while the message is still shown: no time has passed.
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  const drawer = within(await cartDrawer());
  await user.click(await drawer.findByRole('checkbox'));
  await user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await screen.findByText('Delivery charge');
  expect(screen.getByText('Payment Canceled')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  // The exit animation is visible for a moment.
  expect(shop.store.getState().notices.shown).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Payment Canceled')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog', { name: 'Your order is not paid yet' })).not.toBeInTheDocument();
});

it('shows "paid" by the order’s status, not by the window', async () => {
  const { clock } = await placeOnline();
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  returnFromGateway('/order/1/payment/success');
  await waitFor(() => expect(popup().closed).toBe(true));
  const placed = await asTimePasses(clock, 1000, () => {
    return screen.getByRole('dialog', { name: 'Your order has been placed' });
  });
  expect(within(placed).queryByText('Your payment was received')).not.toBeInTheDocument();
  expect(within(placed).getByText(/^Your payment is not confirmed yet/)).toBeVisible();
});

it('shows an order as paid when the payment arrives after the window’s result', async () => {
  const { clock } = await placeOnline();
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  returnFromGateway('/order/1/payment/success');
  await waitFor(() => expect(popup().closed).toBe(true));
  await submitAtGateway('pay');
  const placed = await asTimePasses(clock, 1000, () => {
    return screen.getByRole('dialog', { name: 'Your order has been placed' });
  });
  expect(within(placed).getByText('Your payment was received')).toBeVisible();
});

it('shows the paid orders in the history, whatever the URL of the result says', async () => {
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
  'shows the order’s status when the same tab returns from the payment: %s',
  async (decision, title) => {
    const visited: string[] = [];
    setPopups(() => null);
    setLeave((address) => visited.push(address));
    const { reload } = await placeOnline();
    await waitFor(() => expect(visited).toHaveLength(1));
    popups.push(Object.assign(new FakePopup(), { address: new URL(visited[0] ?? '', demoOrigin).href }));
    const address = await submitAtGateway(decision);
    // The order's status decides, not the URL.
    window.history.pushState(null, '', address.replace('success', 'cancel'));
    await reload();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(window.location.pathname).toBe('/order-history');
    if (decision === 'pay') expect(within(dialog).getByText('Your payment was received')).toBeVisible();
    else expect(within(dialog).getByRole('button', { name: 'Make Payment' })).toBeVisible();
  },
);

it('shows the refusal to pay an order that was canceled elsewhere, and removes the button', async () => {
  const { user } = await placeOnline();
  returnFromGateway(await submitAtGateway('decline'));
  const dialog = await unpaidDialog();
  const token = window.localStorage.getItem('token') ?? '';
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders', token);
  await demo.cancelOrder(orders[0]?.id ?? 0, token);
  await user.click(within(dialog).getByRole('button', { name: 'Make Payment' }));
  const [refusal] = await screen.findAllByText('This order was cancelled.');
  expect(refusal).toBeVisible();
  await waitFor(() => expect(popup().closed).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [newest] = await screen.findAllByRole('link', { name: /^View order / });
  await user.click(newest as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument());
});

it('requests the order’s status when the window closes without a result', async () => {
  const { clock } = await placeOnline();
  await submitAtGateway('pay');
  await closePopup(clock);
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

/** Buttons "Make Payment" of the history, also below a dialog. */
const payButtons = () => screen.getAllByRole('button', { name: /^Make Payment /, hidden: true });

/**
 * Decides on a payment, and starts that of an older order while the outcome is being read. Returns the
 * function that lets the outcome through.
 */
async function payOlderMeanwhile(decision: 'pay' | 'decline') {
  const visitor = await placeOnline();
  await waitFor(() => expect(payButtons()).toHaveLength(2));
  const result = await submitAtGateway(decision);
  const release = holdResponses('/api/orders');
  returnFromGateway(result);
  await waitFor(() => expect(release.handled()).toBe(1));
  const [, older] = payButtons();
  await visitor.user.click(older as HTMLElement);
  await waitFor(() => expect(popups).toHaveLength(2));
  expect(await screen.findByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
  return { visitor, release };
}

it('confirms a payment while the window of another one is open', async () => {
  const { release } = await payOlderMeanwhile('pay');
  release();
  const confirm = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(within(confirm).getByText('Your payment was received')).toBeVisible();
  await waitFor(() => expect(payButtons()).toHaveLength(1));
  expect(popup().closed).toBe(false);
});

it('does not show "Payment Canceled" while the window of another payment is open', async () => {
  const { visitor, release } = await payOlderMeanwhile('decline');
  release();
  await untilResponses(visitor);
  expect(screen.getByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
  expect(visitor.shop.store.getState().notices.shown).toEqual([]);
  expect(visitor.shop.store.getState().overlays.stack).toEqual([{ name: 'paying' }]);
});
