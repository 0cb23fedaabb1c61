import Pusher from 'pusher-js';
import { LISTENING_PAUSE } from '@/domain/timing';
import { askDemo, demo } from './demo';
import type { Visit } from './visit';
import { expectAnswered, screen, SHOPPER, visitSignedIn, waitFor, within } from './visit';

interface Talk {
  shop: { id: number; name: string };
  last_message: string | null;
  unread_message_user: number;
}

export const talks = async () =>
  (await askDemo<{ data: Talk[] }>('/get-shops', await demo.logIn(SHOPPER))).data;

/** The one that is first in the list. */
export async function firstTalk(): Promise<Talk> {
  const [talk] = await talks();
  if (!talk) throw new Error('Nobody has talked');
  return talk;
}

/** The conversation of the demo's 500 messages. */
export async function longestTalk(): Promise<Talk> {
  const token = await demo.logIn(SHOPPER);
  for (const talk of await talks()) {
    const page = await askDemo<{ data: unknown[] }>(`/get-message?shop_id=${talk.shop.id}&page=10`, token);
    if (page.data.length === 20) return talk;
  }
  throw new Error('No conversation is long');
}

/** How often a path below /api was called. */
export const callsOf = (path: string) =>
  globalThis.shopCalls.filter((call) => call.startsWith(`/api${path}`)).length;
export const field = (room: HTMLElement) => within(room).getByRole('textbox', { name: 'Your message' });
export const lines = (room: HTMLElement) =>
  within(within(room).getByRole('log'))
    .queryAllByRole('listitem')
    .map((line) => line.textContent);

/** What was said is there to read. A line that was on its way makes room for the same one with its date. */
export async function expectSaid(room: HTMLElement, text: string | RegExp): Promise<void> {
  const log = await within(room).findByRole('log');
  await waitFor(() => expect(within(log).getByText(text)).toBeVisible());
}

/** The socket listens, and what that asks for is answered. */
async function listening(shopper: Visit): Promise<void> {
  await waitFor(() => {
    const channels = Pusher.instances.at(-1)?.allChannels() ?? [];
    expect(channels.map(({ subscribed }) => subscribed)).toEqual([true, true]);
    expectAnswered(shopper);
  });
}

/** The socket listens, and what was said before it did has been counted. */
export async function countedAnew(shopper: Visit): Promise<void> {
  await listening(shopper);
  await shopper.clock.advance(LISTENING_PAUSE);
  await listening(shopper);
}

/** The conversation with its messages; before they are here, what is on its way stands in another place. */
async function roomOfLog(): Promise<HTMLElement> {
  const room = (await screen.findByRole('log')).closest('section');
  if (!room) throw new Error('Messages without a conversation');
  return room;
}

/** Opens an address that shows a conversation. */
export async function openConversation(address: string): Promise<Visit & { room: HTMLElement }> {
  const shopper = await visitSignedIn(address);
  const room = await roomOfLog();
  await listening(shopper);
  return { ...shopper, room };
}

/** The same conversation after a reload. */
export async function reloadConversation({ reload }: Visit): Promise<Visit & { room: HTMLElement }> {
  return { ...(await reload()), room: await roomOfLog() };
}
