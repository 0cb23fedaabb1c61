import { fireEvent } from '@testing-library/react';
import Pusher from 'pusher-js';
import { holdResponses } from '../support/heldResponses';
import { anOffer } from '../support/offers';
import { requestDemo, demo } from '../support/demo';
import { recordCalls } from '../support/recordedCalls';
import {
  callsOf,
  untilUnreadRefetched,
  expectMessage,
  field,
  firstConversation,
  lines,
  longestConversation,
  openConversation,
  conversations,
} from '../support/chatting';
import type { Visit } from '../support/visit';
import {
  asTimePasses,
  leave,
  screen,
  untilResponses,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(leave);

describe('"Scrolling within 50 px of the top loads the next page after 500 ms"', () => {
  it.each([
    [49, 1],
    [51, 0],
  ])('%i px from the top: %i more page', async (top, pages) => {
    const conversation = await longestConversation();
    const shopper = await openConversation(`/messages?shop=${conversation.shop.id}`);
    const log = within(shopper.room).getByRole('log');
    const before = callsOf('/get-message');
    log.scrollTop = top;
    fireEvent.scroll(log);
    await shopper.clock.advance(499);
    expect(callsOf('/get-message')).toBe(before);
    await shopper.clock.advance(1);
    expect(callsOf('/get-message')).toBe(before + pages);
    await untilResponses(shopper);
    await waitFor(() => expect(lines(shopper.room)).toHaveLength(20 + pages * 20));
  });
});

it('"loading flag held 1 s": no shorter and no longer, counted from the call', async () => {
  const conversation = await longestConversation();
  const { room, user, clock } = await openConversation(`/messages?shop=${conversation.shop.id}`);
  const before = callsOf('/get-message');
  const release = holdResponses('/api/get-message');
  await user.click(within(room).getByRole('button', { name: 'Older messages' }));
  await clock.advance(500);
  expect(callsOf('/get-message')).toBe(before + 1);
  // Four fifths of the second are over when the response arrives.
  await clock.advance(800);
  expect(lines(room)).toHaveLength(20);
  release();
  await waitFor(() => expect(lines(room)).toHaveLength(40));
  await clock.advance(199);
  expect(within(room).getByRole('progressbar')).toBeVisible();
  await clock.advance(1);
  await waitFor(() => expect(within(room).queryByRole('progressbar')).not.toBeInTheDocument());
});

const unreadCalls = () => callsOf('/unread-messages');

function receive(shop: { id: number; name: string }): void {
  Pusher.instances.at(-1)?.connection.emit('message', {
    event: 'send-message-to-user',
    channel: 'private-chat_user_1',
    data: {
      message: {
        id: 9_000_001,
        type: 'shop',
        message: 'A word from the shop',
        shop: { ...shop, logo: null },
        user: { id: 1 },
        created_at: '2026-01-01T10:00:00Z',
      },
    },
  });
}

/** Waits until the event is handled and its requests have responses. */
async function handled(shopper: Visit, calls: () => number, before: number): Promise<void> {
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
  await untilResponses(shopper);
  await shopper.clock.advance(2000);
  await untilResponses(shopper);
}

describe('"on the realtime event …, if the current path is not /messages, the unread count is refetched"', () => {
  it('on /messages only the list is', async () => {
    const { shop } = await firstConversation();
    const shopper = await visitSignedIn('/messages');
    await untilUnreadRefetched(shopper);
    const [counts, lists] = [unreadCalls(), callsOf('/get-shops')];
    receive(shop);
    await handled(shopper, () => callsOf('/get-shops'), lists);
    expect(unreadCalls()).toBe(counts);
  });

  it('not with the conversation open, while another one is unread', async () => {
    const [first, second] = (await conversations()).filter(
      (conversation) => conversation.unread_message_user > 0,
    );
    const shopper = await openConversation(`/messages?shop=${first?.shop.id}`);
    await untilUnreadRefetched(shopper);
    const menu = screen.getByRole('navigation', { name: 'My account' });
    expect(second).toBeDefined();
    await within(menu).findByRole('link', { name: /^Message.*Unread: 1$/ });
    const [counts, reads] = [unreadCalls(), callsOf('/get-message')];
    receive(first!.shop);
    await handled(shopper, () => callsOf('/get-message'), reads);
    expect(unreadCalls()).toBe(counts);
    expect(within(menu).getByRole('link', { name: /^Message.*Unread: 1$/ })).toBeVisible();
  });

  it('once on other pages', async () => {
    const { shop } = await firstConversation();
    const shopper = await visitSignedIn('/profile');
    await untilUnreadRefetched(shopper);
    const counts = unreadCalls();
    receive(shop);
    await handled(shopper, unreadCalls, counts);
    expect(unreadCalls()).toBe(counts + 1);
  });
});

describe('the bodies of the calls (specification §7)', () => {
  let recorded: ReturnType<typeof recordCalls>;
  beforeEach(() => {
    recorded = recordCalls();
  });
  afterEach(() => recorded.stop());

  it('POST /store-message for a product, and POST /send-message', async () => {
    const offer = await anOffer();
    const { product } = await requestDemo<{ product: { shop: { id: number; name: string } } }>(
      `/product-details?product_id=${offer.id}`,
    );
    const { user } = await visitSignedIn(`/products/${offer.id}/details`);
    await user.click(await screen.findByRole('button', { name: 'Chat' }));
    const panel = await screen.findByRole('dialog', { name: product.shop.name });
    await waitFor(() => expect(recorded.of('POST /store-message')).toHaveLength(1));
    expect(recorded.last('POST /store-message').body).toEqual({
      shop_id: product.shop.id,
      user_id: 1,
      type: 'user',
      product_id: offer.id,
    });
    await within(panel).findByRole('log');
    await user.type(field(panel), 'Is it loud?{Enter}');
    await expectMessage(panel, /Sent$/);
    expect(recorded.of('POST /send-message').map(({ body }) => body)).toEqual([
      { shop_id: product.shop.id, message: 'Is it loud?', type: 'user' },
    ]);
  });

  it('POST /store-message without a product', async () => {
    const { shop } = await firstConversation();
    const { user } = await visitSignedIn(`/shops/${shop.id}`);
    await user.click(await screen.findByRole('button', { name: 'Chat' }));
    await waitFor(() => expect(recorded.of('POST /store-message')).toHaveLength(1));
    expect(recorded.last('POST /store-message').body).toEqual({ shop_id: shop.id, user_id: 1, type: 'user' });
  });
});

it.each([422, 503])('shows our own message when messages fail to load (%i), and retries', async (status) => {
  const { shop } = await firstConversation();
  await demo.fault({ path: '/api/get-message', status });
  const { user, clock } = await visitSignedIn(`/messages?shop=${shop.id}`);
  const room = await screen.findByRole('region', { name: shop.name });
  const again = await asTimePasses(clock, 800, () => {
    return within(room).getByRole('button', { name: 'Try again' });
  });
  expect(within(room).getByText('Something went wrong. Please try again.')).toBeVisible();
  expect(screen.queryByText(/Failing on purpose/)).not.toBeInTheDocument();
  await demo.clearFaults();
  await user.click(again);
  await asTimePasses(clock, 800, () => {
    expect(within(room).getByRole('log')).toBeVisible();
  });
});

it('shows the server’s message at a message of unknown outcome', async () => {
  const { shop } = await firstConversation();
  const { user, room, clock } = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: '/api/send-message', status: 503, times: 1 });
  await user.type(field(room), 'Hello{Enter}');
  await asTimePasses(clock, 500, () => {
    expect(within(room).getByText('Failing on purpose with 503')).toBeVisible();
  });
  await user.click(within(room).getByRole('button', { name: 'Try again' }));
  await expectMessage(room, /Sent$/);
  expect(within(room).queryByText(/Failing on purpose/)).not.toBeInTheDocument();
});

describe('the user’s picture (specification §3, `user.profile_photo`)', () => {
  const FACE = '/media/faces/mine.webp';
  const message = (id: number, profile_photo: unknown) => ({
    id,
    shop: null,
    user: { id: 1, name: 'Sara', profile_photo },
    product: null,
    type: 'user',
    message: `Own ${id}`,
    is_seen: true,
    created_at: `2026-01-01T10:0${id}:00Z`,
  });
  const lineOf = (room: HTMLElement, text: string) =>
    within(within(room).getByRole('log')).getByText(text).closest('li')!;
  const pictures = (line: HTMLElement) => [...line.querySelectorAll('img')];

  it('is shown beside the shopper’s own messages, unless it is missing, invalid or broken', async () => {
    const { shop } = await firstConversation();
    const ofShop = { ...message(4, FACE), type: 'shop' };
    const data = [ofShop, message(3, FACE), message(2, { url: FACE }), message(1, null)];
    await demo.fault({ path: '/api/get-message', response: { data: { data } } });
    const { room } = await openConversation(`/messages?shop=${shop.id}`);
    expect(pictures(lineOf(room, 'Own 1'))).toEqual([]);
    expect(pictures(lineOf(room, 'Own 2'))).toEqual([]);
    expect(pictures(lineOf(room, 'Own 4'))).toEqual([]);
    const [face] = pictures(lineOf(room, 'Own 3'));
    expect(face).toHaveAttribute('src', FACE);
    expect(face).toHaveAttribute('alt', '');
    fireEvent.error(face!);
    await waitFor(() => expect(pictures(lineOf(room, 'Own 3'))).toEqual([]));
  });

  it('is shown from the moment of sending', async () => {
    const { shop } = await firstConversation();
    const shopper = await openConversation(`/messages?shop=${shop.id}`);
    const photo = shopper.shop.store.getState().session.user?.profilePhoto;
    expect(photo).toEqual(expect.any(String));
    const shown = () => pictures(lineOf(shopper.room, 'Here I am')).map((face) => face.getAttribute('src'));
    const release = holdResponses('/api/send-message');
    await shopper.user.type(field(shopper.room), 'Here I am{Enter}');
    await expectMessage(shopper.room, /Sending…$/);
    expect(shown()).toEqual([photo]);
    release();
    await expectMessage(shopper.room, /Sent$/);
    expect(shown()).toEqual([photo]);
  });
});
