import Pusher from 'pusher-js';
import { RECONNECT_DELAY } from '@/domain/timing';
import { requestDemo, demo } from './demo';
import type { Visit } from './visit';
import { expectResponses, screen, SHOPPER, visitSignedIn, waitFor, within } from './visit';

interface Conversation {
  shop: { id: number; name: string };
  last_message: string | null;
  unread_message_user: number;
}

export const conversations = async () =>
  (await requestDemo<{ data: Conversation[] }>('/get-shops', await demo.logIn(SHOPPER))).data;

/** Returns the first conversation of the list. */
export async function firstConversation(): Promise<Conversation> {
  const [conversation] = await conversations();
  if (!conversation) throw new Error('The demo has no conversation');
  return conversation;
}

/** Returns the demo's conversation with 500 messages. */
export async function longestConversation(): Promise<Conversation> {
  const token = await demo.logIn(SHOPPER);
  for (const conversation of await conversations()) {
    const page = await requestDemo<{ data: unknown[] }>(
      `/get-message?shop_id=${conversation.shop.id}&page=10`,
      token,
    );
    if (page.data.length === 20) return conversation;
  }
  throw new Error('The demo has no long conversation');
}

/** Returns the number of requests to a path below /api. */
export const callsOf = (path: string) =>
  globalThis.shopCalls.filter((call) => call.startsWith(`/api${path}`)).length;
export const field = (room: HTMLElement) => within(room).getByRole('textbox', { name: 'Your message' });
/** Texts of the messages; the photos of a message are a list of their own. */
export const lines = (room: HTMLElement) =>
  within(within(room).getByRole('log'))
    .queryAllByRole('listitem')
    .filter((line) => line.dataset.key !== undefined)
    .map((line) => line.textContent);

/** Waits until a message is visible; a pending message is replaced by the confirmed one with its date. */
export async function expectMessage(room: HTMLElement, text: string | RegExp): Promise<void> {
  const log = await within(room).findByRole('log');
  await waitFor(() => expect(within(log).getByText(text)).toBeVisible());
}

/** Resolves when the next message to the shopper has arrived over the socket. */
export async function messageOfSocket(): Promise<void> {
  await new Promise((resolve) => {
    Pusher.instances.at(-1)?.bind('send-message-to-user', resolve);
  });
}

/** Waits until the socket is subscribed and all requests have responses. */
async function untilSubscribed(shopper: Visit): Promise<void> {
  await waitFor(() => {
    const channels = Pusher.instances.at(-1)?.allChannels() ?? [];
    expect(channels.map(({ subscribed }) => subscribed)).toEqual([true, true]);
    expectResponses(shopper);
  });
}

/** Waits until the socket is subscribed and the unread counts are refetched. */
export async function untilUnreadRefetched(shopper: Visit): Promise<void> {
  await untilSubscribed(shopper);
  await shopper.clock.advance(RECONNECT_DELAY);
  await untilSubscribed(shopper);
}

/** Waits for the section of the conversation; while messages load, it has no log. */
async function roomOfLog(): Promise<HTMLElement> {
  const room = (await screen.findByRole('log')).closest('section');
  if (!room) throw new Error('Messages without a conversation');
  return room;
}

/** Opens a URL that shows a conversation. */
export async function openConversation(address: string): Promise<Visit & { room: HTMLElement }> {
  const shopper = await visitSignedIn(address);
  const room = await roomOfLog();
  await untilSubscribed(shopper);
  return { ...shopper, room };
}

/** Presses "Chat" on the page of a shop; returns its panel. */
export async function openPanel({ user }: Visit, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  const panel = await screen.findByRole('dialog', { name });
  await within(panel).findByRole('log');
  return panel;
}

export async function closePanel({ user }: Visit, panel: HTMLElement): Promise<void> {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
}

/** Reloads the page and returns the conversation. */
export async function reloadConversation({ reload }: Visit): Promise<Visit & { room: HTMLElement }> {
  return { ...(await reload()), room: await roomOfLog() };
}
