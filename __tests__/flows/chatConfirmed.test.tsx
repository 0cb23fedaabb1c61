import { demo } from '../support/demo';
import { callsOf, expectMessage, field, firstConversation, openConversation } from '../support/chatting';
import { leave, screen, waitFor, within } from '../support/visit';

afterEach(leave);

const MESSAGES = '/api/get-message';
const SEND = '/api/send-message';

/** A message that the server stored, but whose response was lost. */
async function lostResponse() {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: SEND, body: 'cut', times: 1 });
  await demo.fault({ path: MESSAGES, status: 422 });
  await shopper.user.type(field(shopper.room), 'Said once{Enter}');
  await expectMessage(shopper.room, /Not sent$/);
  return { ...shopper, seller: shop };
}

async function expectOnce(room: HTMLElement) {
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  await expectMessage(room, /· Sent$/);
  expect(within(room).getAllByText('Said once')).toHaveLength(1);
  expect(callsOf('/send-message')).toBe(1);
}

it('shows a message of unknown outcome once after a reload, when the server has it', async () => {
  const { reload, seller } = await lostResponse();
  await demo.clearFaults();
  await reload();
  const room = await screen.findByRole('region', { name: seller.name });
  await expectMessage(room, 'Said once');
  await expectOnce(room);
});

it('shows a message of unknown outcome once as soon as the server returns it, without a reload', async () => {
  const { user, room } = await lostResponse();
  await demo.clearFaults();
  await user.click(await within(room).findByRole('button', { name: 'Refresh' }));
  await expectOnce(room);
});

it('does not confuse a repeated text with the message that has arrived', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await shopper.user.type(field(shopper.room), 'Hello?{Enter}');
  await expectMessage(shopper.room, /· Sent$/);
  await demo.fault({ path: SEND, status: 503, times: 1 });
  await shopper.user.type(field(shopper.room), 'Hello?{Enter}');
  await expectMessage(shopper.room, /Not sent$/);
  await shopper.reload();
  const room = await screen.findByRole('region', { name: shop.name });
  await expectMessage(room, /· Sent$/);
  await expectMessage(room, /Not sent$/);
  expect(within(room).getAllByText('Hello?')).toHaveLength(2);
});
