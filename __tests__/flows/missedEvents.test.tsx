import Pusher from 'pusher-js';
import { demo, requestDemo } from '../support/demo';
import { leave, screen, SHOPPER, untilResponses, visitSignedIn, waitFor } from '../support/visit';

/** What happened while only the socket was lost is shown when it has reconnected. */
afterEach(leave);

const chat = () => Pusher.instances.at(-1)?.channel('private-chat_user_1');

/** The socket is lost while `happens` runs, and reconnects. */
async function whileLost(happens: () => Promise<unknown>): Promise<void> {
  await waitFor(() => expect(chat()?.subscribed).toBe(true));
  Pusher.instances.at(-1)?.connection.emit('unavailable');
  await happens();
  chat()?.emit('pusher:subscription_succeeded');
}

it('shows an order that was canceled meanwhile', async () => {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number }[] }>('/orders?order_status=pending', token);
  const id = orders[0]?.id ?? 0;
  const shopper = await visitSignedIn(`/order-history/${id}`);
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
  await untilResponses(shopper);
  await whileLost(() => demo.cancelOrder(id, token));
  expect(await screen.findByText('This order was cancelled.')).toBeVisible();
});

it('requests the open ticket and the list again', async () => {
  const shopper = await visitSignedIn('/support-tickets?status=running');
  await screen.findByRole('textbox', { name: 'Your answer' });
  await untilResponses(shopper);
  const calls = (path: string) => globalThis.shopCalls.filter((call) => call.startsWith(path)).length;
  const before = calls('/api/support-ticket');
  await whileLost(() => Promise.resolve());
  await waitFor(() => expect(calls('/api/support-ticket')).toBe(before + 2));
});
