import { fireEvent } from '@testing-library/react';
import { demo, sendMessage } from '../support/demo';
import { conversations, lines, longestConversation, openConversation } from '../support/chatting';
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
  const open = async () => {
    await shopper.user.click(await screen.findByRole('button', { name: 'Chat' }));
    const panel = await screen.findByRole('dialog', { name: shop.name });
    await within(panel).findByRole('log');
    return panel;
  };
  const first = await open();
  await requestOlder(shopper, first);
  await expectLines(first, 40);
  const [oldest] = lines(first);
  await shopper.user.keyboard('{Escape}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const again = await open();
  await expectLines(again, 20);
  await requestOlder(shopper, again);
  await expectLines(again, 40);
  expect(lines(again)[0]).toBe(oldest);
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
