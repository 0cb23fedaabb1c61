import { fireEvent } from '@testing-library/react';
import { setPopups } from '@/shared/adapters';
import { requestDemo, demo } from '../support/demo';
import { FakePopup } from '../support/fakePopup';
import { holdRequests } from '../support/heldResponses';
import { asTimePasses, leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(async () => {
  setPopups();
  await leave();
});

interface WireOrder {
  id: number;
  order_code: string;
  order_status: string;
  payment_status: string;
}

/** Returns the shopper's orders from the server. */
async function ordersOf(status: string): Promise<WireOrder[]> {
  const token = await demo.logIn(SHOPPER);
  const query = status === 'all' ? '' : `?order_status=${status}`;
  return (await requestDemo<{ orders: WireOrder[] }>(`/orders${query}`, token)).orders;
}

async function first(status: string): Promise<WireOrder> {
  const [order] = await ordersOf(status);
  if (!order) throw new Error(`The seed has no order that is ${status}`);
  return order;
}

const UNREADABLE = 'The shop answered in a way we could not read. Please try again.';
const cards = () => screen.findAllByRole('article');

it('lists ten orders a page under tabs with counts, each with its URL', async () => {
  const all = await ordersOf('all');
  const { user } = await visitSignedIn('/order-history');
  expect(await cards()).toHaveLength(10);
  expect(all).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: /page 2$/i }));
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  await waitFor(() => expect(screen.queryByText(`#${all[0]?.order_code}`)).not.toBeInTheDocument());

  const delivered = await ordersOf('delivered');
  const tabs = screen.getByRole('navigation', { name: 'Order status' });
  await user.click(within(tabs).getByRole('link', { name: `Delivered ${delivered.length}` }));
  expect(window.location.search).toBe('?order_status=delivered');
  await waitFor(async () => expect(await cards()).toHaveLength(delivered.length));
});

it('opens the newest order beside the list by itself; heading and title stay the list’s', async () => {
  const newest = await first('all');
  await visitSignedIn('/order-history');
  expect(await screen.findByRole('region', { name: 'Items' })).toBeVisible();
  const name = `Order #${newest.order_code}`;
  expect(screen.getAllByRole('heading', { level: 2, name })).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order History');
  expect(document.title).toMatch(/^Order History/);
});

it('shows an unknown status as its text', async () => {
  const order = (await ordersOf('all')).find(({ order_status: status }) => status === 'Held at customs');
  await visitSignedIn(`/order-history/${order?.id}`);
  expect(await screen.findAllByText('Held at customs')).not.toHaveLength(0);
  expect(screen.queryByRole('list', { name: 'Steps of the order' })).not.toBeInTheDocument();
});

it('cancels a pending order after a confirmation, and shows when its status has changed', async () => {
  const { id } = await first('pending');
  const { user } = await visitSignedIn(`/order-history/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const steps = within(screen.getByRole('list', { name: 'Steps of the order', hidden: true }));
  expect(steps.getByRole('listitem', { current: 'step', hidden: true })).toHaveTextContent(/ \(current\)$/);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep the order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await demo.fault({ path: '/orders/cancel', status: 422, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Failing on purpose with 422')).toBeVisible();

  // An HTML page as response, with any status, does not confirm a cancellation.
  await demo.fault({ path: '/orders/cancel', status: 200, body: 'html', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await demo.fault({ path: '/orders/cancel', body: 'drop', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Your order has been cancelled')).toBeVisible();
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument();
});

it('shows at once that an order was canceled, while another call hangs', async () => {
  const { id } = await first('pending');
  const { user } = await visitSignedIn(`/order-history/${id}`);
  await screen.findByRole('button', { name: 'Cancel order' });
  const hanging = holdRequests('/api/recently-views');
  await user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  await waitFor(() => expect(hanging.held()).toBe(1));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
});

it('says that an order was canceled although the response was lost', async () => {
  const { id } = await first('pending');
  const { user } = await visitSignedIn(`/order-history/${id}`);
  await demo.fault({ path: '/orders/cancel', body: 'cut', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Your order has been cancelled')).toBeVisible();
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
});

it('orders again once, however often the button is pressed; pays online in a window', async () => {
  const popup = new FakePopup();
  let opened = 0;
  setPopups(() => {
    opened += 1;
    return popup;
  });
  const before = (await ordersOf('pending')).length;
  const { id } = await first('delivered');
  const { user } = await visitSignedIn(`/order-history/${id}`);
  const again = async (method: RegExp) => {
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Again' }));
    await user.click(await dialog.findByRole('radio', { name: method }));
    await user.dblClick(dialog.getByRole('button', { name: 'Place Order' }));
  };
  await again(/Cash on delivery/);
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(window.location.pathname).toBe('/order-history');
  expect(await ordersOf('pending')).toHaveLength(before + 1);
  expect(opened).toBe(0);

  await user.keyboard('{Escape}');
  window.history.back();
  await again(/Pay online/);
  await waitFor(() => expect(popup.address).toMatch(/\/api\/gateway\//));
  expect(await ordersOf('pending')).toHaveLength(before + 2);
});

it('offers "Order Again" beside its button when it could not be sent, and sends it by a press only', async () => {
  const before = (await ordersOf('pending')).length;
  const { id } = await first('delivered');
  const { user, clock } = await visitSignedIn(`/order-history/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Again' }));
  await user.click(await dialog.findByRole('radio', { name: /Cash on delivery/ }));
  await demo.fault({ path: '/order-details', body: 'drop' });
  await user.click(dialog.getByRole('button', { name: 'Place Order' }));
  // The read before the order is retried.
  const again = await asTimePasses(clock, 400, () => screen.getByRole('button', { name: 'Send again' }));
  await demo.clearFaults();
  expect(await ordersOf('pending')).toHaveLength(before);
  await user.click(again);
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(await ordersOf('pending')).toHaveLength(before + 1);
});

it('opens and downloads the PDFs of an order, which are fetched with the token', async () => {
  const { id, order_code: code } = await first('delivered');
  await demo.fault({ path: `/api/orders/${id}/invoice`, status: 500, times: 1 });
  const { user, clock } = await visitSignedIn(`/order-history/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }));
  const link = await asTimePasses(clock, 1000, () => dialog.getByRole('link', { name: 'Open' }));
  expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  const download = dialog.getByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('download', `invoice-${code}.pdf`);
  expect(download).toHaveAttribute('href', link.getAttribute('href'));
  expect(dialog.getByText(`invoice-${code}.pdf`)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Payment Slip' }));
  const slip = within(await screen.findByRole('dialog', { name: 'Payment Slip' }));
  expect(await slip.findByText(`payment-${code}.pdf`)).toBeVisible();
});

const NOT_SHOWN = 'This file cannot be shown here, but you can download it.';

it('shows an invoice in HTML nowhere and only offers to download it', async () => {
  const { id } = await first('delivered');
  const { user } = await visitSignedIn(`/order-history/${id}`);
  await demo.fault({ path: `/api/orders/${id}/invoice`, status: 200, body: 'html' });
  await user.click(await screen.findByRole('button', { name: 'Invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }));
  expect(await dialog.findByText(NOT_SHOWN)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'invoice');
  expect(dialog.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
  expect(document.querySelector('iframe')).not.toBeInTheDocument();
});

it('shows an invoice that is a picture in the dialog, and offers a broken one to download', async () => {
  const { id } = await first('delivered');
  const { user } = await visitSignedIn(`/order-history/${id}`);
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === `/api/orders/${id}/invoice`
      ? Promise.resolve(new Response('GIF89a…', { headers: { 'Content-Type': 'text/html' } }))
      : originalFetch(input, init);
  try {
    await user.click(await screen.findByRole('button', { name: 'Invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }));
    const picture = await dialog.findByRole('img', { name: 'Invoice' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('rel', 'noopener');
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      expect.stringMatching(/\.gif$/),
    );
    fireEvent.error(picture);
    expect(await dialog.findByText(NOT_SHOWN)).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
  } finally {
    globalThis.fetch = originalFetch;
  }
});

it('shows the note for the courier in the order, and the payment of a canceled order as canceled', async () => {
  const order = (await ordersOf('cancelled')).find(({ payment_status: payment }) => payment === 'Pending');
  const { order: details } = await requestDemo<{ order: object }>(
    `/order-details?order_id=${order?.id}`,
    await demo.logIn(SHOPPER),
  );
  const canceled = { ...details, note: 'Ring twice.\nThe dog is friendly.', order_status: 'canceled' };
  await demo.fault({ path: '/api/order-details', response: { data: { order: canceled } } });
  await visitSignedIn(`/order-history/${order?.id}`);
  const written = await screen.findByRole('region', { name: 'Note' });
  expect(written).toHaveTextContent('Ring twice. The dog is friendly.');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Payment Canceled');
  expect(screen.getByText('This order was cancelled.')).toBeVisible();
});
