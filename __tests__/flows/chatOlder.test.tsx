import { fireEvent } from '@testing-library/react';
import type { ChatLog } from '@/domain/chat';
import { demo, requestDemo, sendMessage } from '../support/demo';
import {
  closePanel,
  conversations,
  lines,
  longestConversation,
  openConversation,
  openPanel,
} from '../support/chatting';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { asTimePasses, leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

/** Presses the button for older messages and waits for its outcome. */
async function requestOlder(
  { user, clock }: Visit,
  room: HTMLElement,
  name = 'Older messages',
): Promise<void> {
  await user.click(await within(room).findByRole('button', { name }));
  await within(room).findByRole('progressbar');
  await asTimePasses(clock, 500, () => {
    expect(within(room).queryByRole('progressbar')).not.toBeInTheDocument();
  });
}

/** The messages are rendered after the progress indicator is removed. */
const expectLines = (room: HTMLElement, count: number) =>
  waitFor(() => expect(lines(room)).toHaveLength(count));

it('shows failed older messages in their place, with a retry', async () => {
  const conversation = await longestConversation();
  const { room, ...shopper } = await openConversation(`/messages?shop=${conversation.shop.id}`);
  await demo.fault({ path: '/api/get-message', status: 422, times: 1 });
  await requestOlder(shopper, room);
  expect(within(room).getByText('The older messages could not be loaded.')).toBeVisible();
  await expectLines(room, 20);
  await requestOlder(shopper, room, 'Try again');
  await expectLines(room, 40);
  expect(within(room).queryByText('The older messages could not be loaded.')).not.toBeInTheDocument();
});

it('restarts at the first page when the panel is reopened at once', async () => {
  const { shop } = await longestConversation();
  const shopper = await visitSignedIn(`/shops/${shop.id}`);
  const first = await openPanel(shopper, shop.name);
  await requestOlder(shopper, first);
  await expectLines(first, 40);
  const [oldest] = lines(first);
  await closePanel(shopper, first);
  const again = await openPanel(shopper, shop.name);
  await expectLines(again, 20);
  await requestOlder(shopper, again);
  await expectLines(again, 40);
  expect(lines(again)[0]).toBe(oldest);
});

it('leaves out a page that arrives after reopening, as the messages before it are not shown', async () => {
  const { shop } = await longestConversation();
  const shopper = await visitSignedIn(`/shops/${shop.id}`);
  const first = await openPanel(shopper, shop.name);
  await requestOlder(shopper, first);
  await expectLines(first, 40);
  const release = holdResponses(`/api/get-message?shop_id=${shop.id}&page=3`);
  await shopper.user.click(within(first).getByRole('button', { name: 'Older messages' }));
  await asTimePasses(shopper.clock, 500, () => expect(release.handled()).toBe(1));
  await closePanel(shopper, first);
  const again = await openPanel(shopper, shop.name);
  await expectLines(again, 20);
  release();
  await requestOlder(shopper, again);
  await waitFor(() => expect(lines(again).length).toBeGreaterThan(20));
  const { queries } = shopper.shop.store.getState().api;
  const log = queries[`getMessages(${shop.id})`]?.data as ChatLog;
  const token = window.localStorage.getItem('token') ?? '';
  const pages = [1, 2, 3].map((page) =>
    requestDemo<{ data: { id: number }[] }>(`/get-message?shop_id=${shop.id}&page=${page}`, token),
  );
  const newestFirst = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id));
  const ids = log.messages.map(({ id }) => id);
  expect(ids).toEqual(newestFirst.slice(0, ids.length).reverse());
});

it('loads older messages of another conversation while those of the first are on their way', async () => {
  const { shop } = await longestConversation();
  const other = (await conversations()).find((one) => one.shop.id !== shop.id)?.shop ?? shop;
  const token = await demo.logIn(SHOPPER);
  for (let count = 0; count < 25; count += 1) await sendMessage(token, other.id, `Message ${count}`);
  const { room, user, clock } = await openConversation(`/messages?shop=${shop.id}`);
  const { handled } = holdResponses(`/api/get-message?shop_id=${shop.id}&page=2`);
  await user.click(within(room).getByRole('button', { name: 'Older messages' }));
  await asTimePasses(clock, 500, () => expect(handled()).toBe(1));

  await user.click(screen.getByRole('link', { name: new RegExp(`^${other.name}`) }));
  const otherRoom = await screen.findByRole('region', { name: other.name });
  fireEvent.scroll(await within(otherRoom).findByRole('log'));
  await within(otherRoom).findByRole('progressbar');
  await asTimePasses(clock, 500, () => expect(lines(otherRoom).length).toBeGreaterThan(20));
});
