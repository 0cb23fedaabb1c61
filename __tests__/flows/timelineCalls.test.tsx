import '../support/devTools';
import { timeTravel } from '@/shared/adapters';
import { AUTO_LOGIN_DELAY } from '@/domain/timing';
import { expectMessage, field, firstConversation, lines, openConversation } from '../support/chatting';
import {
  callsTo,
  codeSentTo,
  dialog,
  openLogin,
  openOtp,
  typeCode,
  UNVERIFIED,
  UNVERIFIED_PHONE,
} from '../support/entry';
import { holdResponses } from '../support/heldResponses';
import {
  fakePopups,
  placeOnline,
  popups,
  realPopups,
  returnFromGateway,
  submitAtGateway,
} from '../support/paying';
import { orderPlacedDialog, readyToPlace } from '../support/readyToPlace';
import { devToolsOf, quiet } from '../support/rows';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, waitFor } from '../support/visit';

/** A jump to the first row while a call is under way, whose response arrives meanwhile, and the return. */
afterEach(async () => {
  timeTravel.end();
  realPopups();
  await leave();
});

/** Presses, jumps before the response, lets it arrive, and returns. */
async function jumpDuring(visitor: Visit, path: string, press: () => Promise<unknown>): Promise<void> {
  const tools = devToolsOf(visitor.shop);
  const response = holdResponses(`/api${path}`, 1);
  await press();
  await waitFor(() => expect(response.handled()).toBe(1));
  tools.jump(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  response();
  visitor.shop.timeline?.backToNow();
  await quiet(tools);
}

it('logs in once when the response of a login arrives during time travel', async () => {
  const visitor = await openLogin();
  await jumpDuring(visitor, '/login', () => logIn(visitor));
  expect(await screen.findByRole('button', { name: /^My account \S/ })).toBeVisible();
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(callsTo('/login')).toBe(1);
});

it('logs in by itself when the response of the code arrives during time travel', async () => {
  const visitor = await openLogin();
  const code = await openOtp(visitor);
  const sent = await codeSentTo(UNVERIFIED_PHONE);
  await jumpDuring(visitor, '/verify-otp', () => typeCode(visitor, code, sent));
  await visitor.clock.advance(AUTO_LOGIN_DELAY);
  expect(await screen.findByRole('button', { name: /^My account \S/ })).toBeVisible();
  expect(callsTo('/verify-otp')).toBe(1);
});

it('opens the dialog of the code when it was sent during time travel', async () => {
  const visitor = await openLogin();
  await jumpDuring(visitor, '/login', () => logIn(visitor, UNVERIFIED));
  expect(await dialog('Enter OTP')).toBeVisible();
});

it('places an order once whose response arrives during time travel', async () => {
  const { press, placed, ...visitor } = await readyToPlace(1);
  await jumpDuring(visitor, '/place-order', press);
  expect(await orderPlacedDialog()).toBeVisible();
  expect(await placed()).toBe(1);
});

it('confirms a payment that was completed during time travel', async () => {
  fakePopups();
  const visitor = await placeOnline();
  await dialog('Waiting for your payment');
  const tools = devToolsOf(visitor.shop);
  tools.jump(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  returnFromGateway(await submitAtGateway('pay'));
  visitor.shop.timeline?.backToNow();
  expect(await orderPlacedDialog()).toBeVisible();
  expect(popups).toHaveLength(1);
});

it('sends a message once whose response arrives during time travel', async () => {
  const { shop } = await firstConversation();
  const { room: roomBefore, ...visitor } = await openConversation(`/messages?shop=${shop.id}`);
  await visitor.user.type(field(roomBefore), 'Is it still there?');
  await jumpDuring(visitor, '/send-message', () => visitor.user.keyboard('{Enter}'));
  const room = await screen.findByRole('region', { name: shop.name });
  await expectMessage(room, 'Is it still there?');
  expect(lines(room).filter((line) => line?.includes('Is it still there?'))).toHaveLength(1);
});
