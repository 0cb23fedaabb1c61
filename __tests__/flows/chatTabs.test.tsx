import type { Shop } from '@/app/store';
import { messageDiscarded, sendingRetried } from '@/features/chat/chat.slice';
import { holdResponses } from '../support/heldResponses';
import { requestDemo, demo } from '../support/demo';
import { installFakeLocks } from '../support/fakeLocks';
import {
  callsOf,
  expectMessage,
  field,
  firstConversation,
  openConversation,
  reloadConversation,
} from '../support/chatting';
import { leave, openTab, screen, SHOPPER, waitFor, within } from '../support/visit';

let endLocks = () => undefined as void;
beforeEach(() => {
  endLocks = installFakeLocks();
});
afterEach(async () => {
  await leave();
  endLocks();
});

const SEND = '/api/send-message';
const outgoingOf = ({ store }: Shop) =>
  store.getState().chat.outgoing.map(({ text, state }) => [text, state]);

/** Opens a second tab, which has checked for unsent messages. */
async function otherTab(): Promise<Shop> {
  const requested = callsOf('/unread-messages');
  const tab = await openTab();
  await waitFor(() => expect(callsOf('/unread-messages')).toBeGreaterThan(requested));
  return tab;
}

/** Returns the shopper's messages on the server, oldest first. */
async function arrived(shopId: number, ...texts: string[]): Promise<string[]> {
  const page = await requestDemo<{ data: { message: string }[] }>(
    `/get-message?shop_id=${shopId}&page=1`,
    await demo.logIn(SHOPPER),
  );
  return page.data
    .map(({ message }) => message)
    .filter((message) => texts.includes(message))
    .reverse();
}

it('does not show a message as unsent while another tab is still sending it', async () => {
  const { shop } = await firstConversation();
  const { user, room } = await openConversation(`/messages?shop=${shop.id}`);
  const release = holdResponses(SEND);
  await user.type(field(room), 'One{Enter}Two{Enter}');
  const other = await otherTab();
  await waitFor(() => expect(within(room).getAllByText(/Sending…/)).toHaveLength(2));
  expect(outgoingOf(other)).toEqual([]);
  release();
  await expectMessage(room, /Sent$/);
  await waitFor(() => expect(within(room).queryByText(/Sending…/)).not.toBeInTheDocument());
  expect(outgoingOf(other)).toEqual([]);
  expect(await arrived(shop.id, 'One', 'Two')).toEqual(['One', 'Two']);
});

it('shows a failed message in both tabs, and sends it once when both retry', async () => {
  const { shop } = await firstConversation();
  const { user, room } = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: SEND, status: 503, times: 1 });
  const release = holdResponses(SEND);
  await user.type(field(room), 'One{Enter}Two{Enter}');
  const other = await otherTab();
  release();
  const failed = [
    ['One', 'failed'],
    ['Two', 'failed'],
  ];
  await waitFor(() => expect(outgoingOf(other)).toEqual(failed));

  const releaseAgain = holdResponses(SEND);
  await user.click((await within(room).findAllByRole('button', { name: 'Try again' }))[0]!);
  other.store.dispatch(sendingRetried(shop.id));
  await waitFor(() => expect(releaseAgain.handled()).toBe(1));
  releaseAgain();
  await waitFor(() => expect(outgoingOf(other)).toEqual([]));
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  expect(callsOf('/send-message')).toBe(3);
  expect(await arrived(shop.id, 'One', 'Two')).toEqual(['One', 'Two']);
});

it('does not send a message that another tab sent or removed', async () => {
  const { shop } = await firstConversation();
  const { user, room } = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: SEND, status: 503, times: 1 });
  await user.type(field(room), 'One{Enter}');
  await expectMessage(room, /Not sent$/);
  const other = await otherTab();
  await waitFor(() => expect(outgoingOf(other)).toEqual([['One', 'failed']]));
  const [one] = other.store.getState().chat.outgoing;
  other.store.dispatch(messageDiscarded(one?.key ?? ''));
  await user.type(field(room), 'Two{Enter}');
  await expectMessage(room, 'Two');
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  expect(within(room).queryByText('One')).not.toBeInTheDocument();
  expect(await arrived(shop.id, 'One', 'Two')).toEqual(['Two']);
});

it('does not resend a message while its outcome is unknown', async () => {
  const { shop } = await firstConversation();
  const { user, room } = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: SEND, body: 'cut', times: 1 });
  await demo.fault({ path: '/api/get-message', status: 422 });
  await user.type(field(room), 'One{Enter}');
  const again = await within(room).findByRole('button', { name: 'Try again' });
  const release = holdResponses('/api/get-message');
  await user.click(again);
  await expectMessage(room, /Sending…$/);
  release();
  await expectMessage(room, /Not sent$/);
  await demo.clearFaults();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  expect(callsOf('/send-message')).toBe(1);
  expect(await arrived(shop.id, 'One')).toEqual(['One']);
});

it('sends the same text twice when both messages are rehydrated after a reload', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: SEND, status: 503, times: 1 });
  const release = holdResponses(SEND);
  await shopper.user.type(field(shopper.room), 'Hello?{Enter}Hello?{Enter}');
  release();
  await waitFor(() => expect(within(shopper.room).getAllByText(/Not sent$/)).toHaveLength(2));
  const { user, room } = await reloadConversation(shopper);
  const [again] = await within(room).findAllByRole('button', { name: 'Try again' });
  if (again) await user.click(again);
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  expect(await arrived(shop.id, 'Hello?')).toEqual(['Hello?', 'Hello?']);
});
