import { fireEvent } from '@testing-library/react';
import { requestDemo, demo } from '../support/demo';
import { callsOf, expectMessage, field, firstConversation } from '../support/chatting';
import { holdResponses } from '../support/heldResponses';
import { anOffer } from '../support/offers';
import { asTimePasses, leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const MESSAGES = '/api/get-message';
const SEND = '/api/send-message';

/** Opens a conversation whose messages do not load before the clock advances. */
async function openUnknown(times: number) {
  const { shop } = await firstConversation();
  await demo.fault({ path: MESSAGES, status: 503, times });
  const shopper = await visitSignedIn(`/messages?shop=${shop.id}`);
  const room = await screen.findByRole('region', { name: shop.name });
  await waitFor(() => expect(callsOf('/get-message')).toBeGreaterThan(0));
  expect(within(room).getByText('Loading')).toBeInTheDocument();
  const linesOf = (text: string) => within(room).queryAllByText(text);
  return { ...shopper, room, seller: shop, linesOf };
}

const sentTo = async (shopId: number, text: string) =>
  (
    await requestDemo<{ data: { message: string }[] }>(
      `/get-message?shop_id=${shopId}&page=1`,
      await demo.logIn(SHOPPER),
    )
  ).data.filter(({ message }) => message === text).length;

it('shows a message sent while the conversation loads at once, until the server returns it', async () => {
  const { user, room, clock, seller, linesOf } = await openUnknown(1);
  const release = holdResponses(SEND);
  await user.type(field(room), 'Already here{Enter}');
  expect(linesOf('Already here')).toHaveLength(1);
  expect(within(room).getByText(/Sending…$/)).toBeVisible();
  release();
  await waitFor(() => expect(within(room).getByText(/· Sent$/)).toBeVisible());
  expect(linesOf('Already here')).toHaveLength(1);
  await asTimePasses(clock, 800, () => {
    expect(within(room).getByRole('log')).toBeVisible();
  });
  await expectMessage(room, 'Already here');
  expect(linesOf('Already here')).toHaveLength(1);
  expect(await sentTo(seller.id, 'Already here')).toBe(1);
});

it('shows a message with its outcome below the error when the messages failed to load', async () => {
  const { user, room, clock, linesOf } = await openUnknown(20);
  // The retry delays begin after the responses.
  await asTimePasses(clock, 800, () => {
    expect(within(room).getByText('Something went wrong. Please try again.')).toBeVisible();
  });
  await demo.fault({ path: SEND, status: 422, times: 1 });
  await user.type(field(room), 'Refused{Enter}');
  expect(linesOf('Refused')).toHaveLength(1);
  expect(await within(room).findByText(/Not sent$/)).toBeVisible();
  expect(within(room).getByText('Failing on purpose with 422')).toBeVisible();
  const line = linesOf('Refused')[0]!.closest('li')!;
  await user.click(within(line).getByRole('button', { name: 'Remove' }));
  expect(linesOf('Refused')).toHaveLength(0);

  // The sent message stays visible, and the messages are refetched.
  await user.type(field(room), 'Taken{Enter}');
  await waitFor(() => expect(within(room).getByText(/· Sent$/)).toBeVisible());
  await demo.clearFaults();
  await asTimePasses(clock, 800, () => {
    expect(within(room).getByRole('log')).toBeVisible();
  });
  expect(linesOf('Taken')).toHaveLength(1);
});

it('opens the conversation once by a double press, and by a press beside the open panel', async () => {
  const { id } = await anOffer();
  const { user } = await visitSignedIn(`/products/${id}/details`);
  const chat = await screen.findByRole('button', { name: 'Chat' });
  fireEvent.click(chat);
  fireEvent.click(chat);
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByRole('log')).toBeVisible();
  await waitFor(() => expect(callsOf('/get-message')).toBeGreaterThan(0));
  await user.click(chat);
  expect(callsOf('/store-message')).toBe(1);
  expect(panel).toBeVisible();
});
