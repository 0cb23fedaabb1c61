import { setLeave, setPopups } from '@/shared/adapters';
import { paymentReturned } from '@/features/payment/payment.events';
import { demo, requestDemo } from '../support/demo';
import { holdRequests, holdResponses, replaceResponse } from '../support/heldResponses';
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
import { readyToPlace } from '../support/readyToPlace';
import { untilFailed } from '../support/untilFailed';
import type { Visit } from '../support/visit';
import { leave, openTab, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

beforeEach(fakePopups);
afterEach(async () => {
  realPopups();
  await leave();
});

it('pays in a window that the press itself opens; only the bought lines leave the cart', async () => {
  const { server } = await placeOnline();
  expect(popups).toHaveLength(1);
  expect(await screen.findByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
  expect(window.location.pathname).toBe('/order-history');
  returnFromGateway(await submitAtGateway('pay'));
  const confirm = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(within(confirm).getByText('Your payment was received')).toBeVisible();
  expect(popup().closed).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Waiting for your payment' })).not.toBeInTheDocument();
  expect(await server.linesLeft()).toBe(1);
});

it('"Payment Canceled": the order stays in the history and can be paid there', async () => {
  const { user, clock } = await placeOnline();
  returnFromGateway(await submitAtGateway('decline'));
  const first = await unpaidDialog();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  expect(popup().closed).toBe(true);

  // Opened from the modal in a window, which the shopper closes.
  await user.click(within(first).getByRole('button', { name: 'Make Payment' }));
  await waitFor(() => expect(popups).toHaveLength(2));
  await waitFor(() => expect(popup().address).not.toBe(''));
  await closePopup(clock);
  const second = await unpaidDialog();

  // Opened from the order, and never completed.
  await user.click(within(second).getByRole('link', { name: 'View orders' }));
  const [newest] = await screen.findAllByRole('link', { name: /^View order / });
  if (!newest) throw new Error('The history is empty');
  await user.click(newest);
  const pay = await screen.findByRole('button', { name: 'Make Payment' });
  const { send } = holdRequests('/api/order-payment/');
  await user.click(pay);
  await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'));
  send();
  await waitFor(() => expect(popup().address).not.toBe(''));
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  await clock.advance(180_000);
  expect(await unpaidDialog()).toBeVisible();
  expect(popups).toHaveLength(3);
  expect(popup().closed).toBe(true);
});

it('shows an order as unpaid whose response has no payment URL, and offers to pay it', async () => {
  replaceResponse('/api/place-order', { message: 'Order placed' });
  const { server, user } = await placeOnline();
  const dialog = await unpaidDialog();
  expect(popup().closed).toBe(true);
  expect(await server.linesLeft()).toBe(1);
  await user.click(within(dialog).getByRole('button', { name: 'Make Payment' }));
  returnFromGateway(await submitAtGateway('pay'));
  const confirm = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(within(confirm).getByText('Your payment was received')).toBeVisible();
});

it('pays in the same tab when popups are blocked', async () => {
  const visited: string[] = [];
  setPopups(() => null);
  setLeave((address) => visited.push(address));
  await placeOnline();
  await waitFor(() =>
    expect(visited).toEqual([expect.stringMatching(/^http:\/\/localhost\/api\/gateway\//)]),
  );
  expect(window.location.pathname).toBe('/order-history');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the order as unpaid when the same tab comes back without a result', async () => {
  setPopups(() => null);
  const left = jest.fn();
  setLeave(left);
  const { reload } = await placeOnline();
  await waitFor(() => expect(left).toHaveBeenCalled());
  await reload();
  expect(await unpaidDialog()).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment Canceled');
  await reload();
  await screen.findByRole('heading', { name: 'Order History' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('returns to the history in the same tab', async () => {
  await visitSignedIn('/order/1/payment/cancel');
  expect(await unpaidDialog()).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment Canceled');
  expect(window.location.pathname).toBe('/order-history');
});

it('shows the order as unpaid when its window is closed during placing', async () => {
  const visited: string[] = [];
  setLeave((address) => visited.push(address));
  const release = holdResponses('/api/place-order');
  await placeOnline();
  popup().closed = true;
  release();
  expect(await unpaidDialog()).toBeVisible();
  expect(await screen.findByText('Payment Canceled')).toBeVisible();
  expect(visited).toEqual([]);
});

it('removes a gateway that was switched off meanwhile after the refusal', async () => {
  const order = holdRequests('/api/place-order');
  await placeOnline();
  await waitFor(() => expect(order.held()).toBe(1));
  await demo.settings({ payment_gateways: [] });
  order.send();
  expect(await screen.findByText('The selected payment method is invalid.')).toBeVisible();
  const methods = await screen.findByRole('radiogroup', { name: 'Payment method' });
  await waitFor(() => expect(within(methods).getAllByRole('radio')).toHaveLength(1));
});

it('shows a payment that ends after a reload in the history', async () => {
  const { reload } = await placeOnline();
  await screen.findByRole('dialog', { name: 'Waiting for your payment' });
  await reload();
  const [newest] = await screen.findAllByRole('link', { name: /^View order / });
  if (!newest) throw new Error('The history is empty');
  const order = newest.closest('li') ?? newest;
  expect(order).not.toHaveTextContent(/Paid/);
  await submitAtGateway('pay');
  const returned = await openTab();
  returned.store.dispatch(paymentReturned({ payment: '1', result: 'success' }));
  await waitFor(() => expect(order).toHaveTextContent(/Paid/));
});

it('closes the window when no order was placed', async () => {
  await demo.fault({ path: '/place-order', status: 422, times: 1 });
  await placeOnline();
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();
  await waitFor(() => expect(popup().closed).toBe(true));
  expect(popup().address).toBe('');
});

it('sends a shopper who pays with cash to no payment page, although the response has one', async () => {
  const left = jest.fn();
  setLeave(left);
  const visitor = await readyToPlace(1);
  replaceResponse('/api/place-order', { data: { order_payment_url: 'https://pay.example/1' } });
  await visitor.press();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  expect(popups).toEqual([]);
});

/** Presses "Try again" in the toast of a press that did not arrive, once the network is back. */
async function pressInToast(visitor: Pick<Visit, 'user' | 'clock' | 'shop'>) {
  await untilFailed(visitor, 'getCheckout');
  const offer = await waitFor(() => {
    const [found] = screen
      .getAllByRole('button', { name: 'Try again' })
      .filter((button) => button.closest('.notice-stack'));
    if (!found) throw new Error('The toast offers nothing');
    return found;
  });
  await demo.clearFaults();
  popups.length = 0;
  await visitor.user.click(offer);
}

it('opens the payment window by the press on the toast of an order that was not sent', async () => {
  const visitor = await readyToPlace(1);
  const methods = within(screen.getByRole('radiogroup', { name: 'Payment method' }));
  await visitor.user.click(methods.getAllByRole('radio')[1] as HTMLElement);
  await demo.fault({ path: '/cart/checkout', body: 'drop' });
  await visitor.press();
  await pressInToast(visitor);
  expect(popups).toHaveLength(1);
  expect(await screen.findByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
});

it('opens the payment window by the press beside "Order Again" that sends it again', async () => {
  const { orders } = await requestDemo<{ orders: { id: number }[] }>(
    '/orders?order_status=delivered',
    await demo.logIn(SHOPPER),
  );
  const visitor = await visitSignedIn(`/order-history/${orders[0]?.id}`);
  const { user } = visitor;
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Again' }));
  await user.click((await dialog.findAllByRole('radio'))[1] as HTMLElement);
  await demo.fault({ path: '/order-details', body: 'drop' });
  await user.click(dialog.getByRole('button', { name: 'Place Order' }));
  await untilFailed(visitor, 'getOrderDetails');
  const again = await screen.findByRole('button', { name: 'Send again' });
  await demo.clearFaults();
  popups.length = 0;
  await user.click(again);
  expect(popups).toHaveLength(1);
  expect(await screen.findByRole('dialog', { name: 'Waiting for your payment' })).toBeVisible();
});
