import { askDemo, demo } from './demo';
import type { Visit } from './visit';
import { screen, SHOPPER, visitSignedIn, within } from './visit';

interface Talk {
  shop: { id: number; name: string };
  last_message: string | null;
  unread_message_user: number;
}

export const talks = async () =>
  (await askDemo<{ data: Talk[] }>('/get-shops', await demo.logIn(SHOPPER))).data;

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
export const field = (room: HTMLElement) => within(room).getByRole('textbox', { name: 'Message' });
export const lines = (room: HTMLElement) =>
  within(within(room).getByRole('log'))
    .queryAllByRole('listitem')
    .map((line) => line.textContent);

/** The log, once what was said is there. */
export async function said(room: HTMLElement, text: string | RegExp): Promise<HTMLElement> {
  const log = await within(room).findByRole('log');
  return within(log).findByText(text);
}

export async function openConversation(address: string): Promise<Visit & { room: HTMLElement }> {
  const shopper = await visitSignedIn(address);
  const log = await screen.findByRole('log');
  const room = log.closest('section');
  if (!room) throw new Error('Messages without a conversation');
  return { ...shopper, room };
}
