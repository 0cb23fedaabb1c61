import Pusher from 'pusher-js';
import { conversations, field, untilUnreadRefetched } from './chatting';
import { requestDemo } from './demo';
import { nextTask } from './externalServer';
import { recordVisit } from './recordedVisit';
import { quiet } from './rows';
import { screen, waitFor } from './visit';

/** Pages that are opened like entries of the browser's history. */
export const PAGES = [
  ...['/dashboard', '/order-history', '/wishlist', '/profile', '/manage-address', '/support-tickets'],
  ...['/products', '/categories', '/shops', '/shops/1', '/categories/1', '/most-popular', '/best-deal'],
  ...['/flash-sale/1', '/news', '/about-us', '/contact-us', '/support', '/privacy-policy', '/checkout'],
];

export const MESSAGES = ['Is it still there?', 'In blue?', 'And in green?', 'Good', 'I take it', 'Both'];

/**
 * Continues the recorded visit to more than 500 rows, with every source of rows: presses, timers, the socket,
 * another tab, a lost network, and components that load data.
 */
export async function recordLongVisit() {
  const visitor = await recordVisit();
  const { user, clock, tools } = visitor;
  const untilQuiet = () => quiet(tools);
  const open = async (address: string) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await untilQuiet();
  };

  // The language menu, back to English.
  await user.click(await screen.findByRole('button', { name: /^(Language|اللغة|زبان): / }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
  await untilUnreadRefetched(visitor);
  await untilQuiet();
  await clock.advance(600_000);
  await untilQuiet();

  window.dispatchEvent(new Event('online'));
  await untilQuiet();
  const otherTab = new BroadcastChannel('storefront');
  for (const message of ['cartChanged', 'ordersChanged', 'wishlistChanged']) {
    otherTab.postMessage(message);
    await nextTask();
    await untilQuiet();
  }
  otherTab.close();

  for (const page of PAGES) await open(page);

  const { products } = await requestDemo<{ products: { id: number }[] }>('/products?per_page=60');
  for (const { id } of products.slice(0, 36)) {
    await open(`/products/${id}/details`);
    const [favorite] = await screen.findAllByRole('button', { name: /wishlist/i });
    if (favorite) await user.click(favorite);
    await untilQuiet();
  }

  const [conversation] = await conversations();
  if (!conversation) throw new Error('The demo has no conversation');
  await open(`/messages?shop=${conversation.shop.id}`);
  const room = (await screen.findByRole('log')).closest('section');
  if (!room) throw new Error('Messages without a conversation');
  for (const text of MESSAGES) {
    await user.click(field(room));
    await user.paste(text);
    await user.keyboard('{Enter}');
    await untilQuiet();
  }
  const socket = Pusher.instances.at(-1);
  const message = { id: 9_000_001, type: 'shop', message: 'Yes', shop: conversation.shop, user: { id: 1 } };
  const frame = { event: 'send-message-to-user', channel: 'private-chat_user_1', data: { message } };
  socket?.connection.emit('message', frame);
  await untilQuiet();
  socket?.connection.emit('unavailable');
  await untilQuiet();
  socket?.channel('private-chat_user_1')?.emit('pusher:subscription_succeeded');
  await untilQuiet();

  return visitor;
}
