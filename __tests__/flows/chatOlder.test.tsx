import { demo } from '../support/demo';
import { lines, longestConversation, openConversation } from '../support/chatting';
import type { Visit } from '../support/visit';
import { asTimePasses, leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

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
