import '../support/devTools';
import { requestDemo, demo } from '../support/demo';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { anOffer } from '../support/offers';
import { collectReports } from '../support/externalServer';
import { playWidth } from '../support/phone';
import { devToolsOf, quiet } from '../support/rows';
import {
  callsOf,
  conversations,
  expectMessage,
  field,
  firstConversation,
  lines,
  longestConversation,
  messageOfSocket,
  openConversation,
  reloadConversation,
} from '../support/chatting';
import { asTimePasses, leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

it('opens the panel with the product, sends a message, receives the reply over the socket, and clears it on close', async () => {
  const offer = await anOffer();
  const shopper = await visitSignedIn(`/products/${offer.id}/details`);
  const { user, shop, clock } = shopper;
  const product = await requestDemo<{ product: { shop: { id: number; name: string } } }>(
    `/product-details?product_id=${offer.id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  const panel = await screen.findByRole('dialog', { name: product.product.shop.name });
  expect(within(panel).getByText(/^(Online|Offline)$/)).toBeVisible();
  expect(await within(panel).findByRole('link', { name: new RegExp(offer.name) })).toHaveAttribute(
    'href',
    `/products/${offer.id}/details`,
  );
  expect(callsOf('/store-message')).toBe(1);

  // Empty and invisible text is not sent; Shift+Enter inserts a line break, Enter sends.
  await user.type(field(panel), ' {Shift>}{Enter}{/Shift}\u200b\u2066{Enter}');
  expect(callsOf('/send-message')).toBe(0);
  await user.clear(field(panel));
  const release = holdResponses('/api/send-message');
  const text = 'Is it <b>loud</b>? See www.example.com/a, or javascript:alert(1)';
  await user.click(field(panel));
  await user.paste(text);
  await user.keyboard('{Shift>}{Enter}{/Shift}2{Enter}');
  await expectMessage(panel, /Sending…/);
  expect(field(panel)).toHaveValue('');
  release();
  await expectMessage(panel, /Sent$/);
  const log = within(panel).getByRole('log');
  expect(within(log).getByRole('link', { name: 'www.example.com/a' })).toHaveAttribute(
    'href',
    'https://www.example.com/a',
  );
  expect(within(log).getByText(/<b>loud<\/b>/)).toHaveTextContent(/2$/);
  expect(within(log).queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  expect(within(log).getByRole('heading', { name: 'Today' })).toBeVisible();

  // The shop replies, the socket announces it, the messages are refetched and count as read.
  const before = lines(panel).length;
  await demo.clock(20 * 60_000);
  await waitFor(() => expect(lines(panel)).toHaveLength(before + 1));
  await expectMessage(panel, /Seen$/);

  // The draft is kept; the messages are removed with the panel.
  await user.type(field(panel), 'Half a thought');
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await clock.advance(1000);
  const savedOf = () =>
    Object.keys(shop.store.getState().api.queries).filter((key) => /getMessages/.test(key));
  await waitFor(() => expect(savedOf()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Chat' }));
  const again = await screen.findByRole('dialog', { name: product.product.shop.name });
  expect(field(again)).toHaveValue('Half a thought');
});

it('leaves the page usable beside the panel on a large screen', async () => {
  const restoreWidth = playWidth(1280);
  const offer = await anOffer();
  const { user } = await visitSignedIn(`/products/${offer.id}/details`);
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toHaveFocus());
  // The page would be hidden behind a modal panel.
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(panel).toBeVisible();
  await user.click(field(panel));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus();
  restoreWidth();
});

it('loads older messages after 500 ms, and holds the loading flag for a second', async () => {
  const conversation = await longestConversation();
  const { room, user, clock, shop } = await openConversation(`/messages?shop=${conversation.shop.id}`);
  expect(lines(room)).toHaveLength(20);
  const newest = lines(room).at(-1);
  for (let page = 2; page <= 3; page += 1) {
    await user.click(within(room).getByRole('button', { name: 'Older messages' }));
    expect(await within(room).findByRole('progressbar')).toBeVisible();
    await clock.advance(499);
    expect(lines(room)).toHaveLength((page - 1) * 20);
    await clock.advance(1);
    await waitFor(() => expect(lines(room)).toHaveLength(page * 20));
    await clock.advance(900);
    expect(shop.store.getState().chat.olderOf).toBe(conversation.shop.id);
    await asTimePasses(clock, 100, () => {
      expect(within(room).queryByRole('progressbar')).not.toBeInTheDocument();
    });
  }
  expect(lines(room).at(-1)).toBe(newest);
});

it('shows a failed message and retries it, in order, never twice and never lost', async () => {
  const conversation = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${conversation.shop.id}`);
  const { user, room: first } = shopper;
  const own = async () => {
    const page = await requestDemo<{ data: { message: string; type: string }[] }>(
      `/get-message?shop_id=${conversation.shop.id}&page=1`,
      await demo.logIn(SHOPPER),
    );
    return page.data
      .filter(({ type }) => type === 'user')
      .map(({ message }) => message)
      .reverse();
  };
  // The response is lost although the message was stored: it is detected and not sent twice.
  await demo.fault({ path: '/api/send-message', body: 'cut', times: 1 });
  await user.type(field(first), 'One{Enter}');
  await expectMessage(first, /Sent$/);
  expect(callsOf('/send-message')).toBe(1);

  // The request fails: later messages wait for this one.
  await demo.fault({ path: '/api/send-message', status: 503, times: 1 });
  await user.type(field(first), 'Two{Enter}');
  await expectMessage(first, /Not sent$/);
  await user.type(field(first), 'Three{Enter}');
  await waitFor(() => expect(within(first).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  expect((await own()).slice(-3)).toEqual(['One', 'Two', 'Three']);

  // A reload keeps all messages, and the server's error message is shown.
  await demo.fault({ path: '/api/send-message', body: 'drop', times: 1 });
  await user.type(field(first), 'Four{Enter}');
  await expectMessage(first, /Not sent$/);
  const { user: back, room } = await reloadConversation(shopper);
  const again = await within(room).findByRole('button', { name: 'Try again' });
  const dropped = holdRequests('/api/send-message');
  await demo.fault({ path: '/api/send-message', body: 'drop', times: 1 });
  await back.click(again);
  await expectMessage(room, /Sending…$/);
  dropped.send();
  await expectMessage(room, /Not sent$/);
  await back.click(await within(room).findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).not.toBeInTheDocument());
  expect((await own()).slice(-4)).toEqual(['One', 'Two', 'Three', 'Four']);
  await demo.fault({ path: '/api/send-message', status: 422, times: 1 });
  await back.type(field(room), 'Refused{Enter}');
  expect(await within(room).findByText('Failing on purpose with 422')).toBeVisible();
  await back.click(within(room).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(room).queryByText('Refused')).not.toBeInTheDocument());
});

it('shows list, search and unread counts on /messages, opens a deep link, and queues messages during time travel', async () => {
  const [first, second] = (await conversations()).filter(
    (conversation) => conversation.unread_message_user > 0,
  );
  if (!first || !second) throw new Error('Nothing is unread');
  const { shop, user, clock } = await visitSignedIn('/messages');
  const list = await screen.findByRole('list', { name: 'Conversations' });
  expect(screen.getByText('Choose a conversation')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'My account' });
  expect(await within(menu).findByRole('link', { name: /^Message.*Unread: 2$/ })).toBeVisible();
  await user.click(within(list).getByRole('link', { name: new RegExp(`^${first.shop.name}.*Unread: 1$`) }));
  expect(window.location.search).toBe(`?shop=${first.shop.id}`);
  const room = await screen.findByRole('region', { name: first.shop.name });
  await within(room).findByRole('log');
  // The list and the menu both count the messages as read.
  expect(await within(menu).findByRole('link', { name: /^Message.*Unread: 1$/ })).toBeVisible();
  await waitFor(() =>
    expect(within(list).getByRole('link', { name: new RegExp(first.shop.name) })).not.toHaveTextContent(
      'Unread',
    ),
  );

  // The second shop replies during time travel: the reply is recorded after the return.
  const tools = devToolsOf(shop);
  await quiet(tools);
  await user.type(field(room), 'Hello{Enter}');
  await expectMessage(room, /Sent$/);
  await quiet(tools);
  const rows = tools.types().length;
  tools.jump(3);
  const reply = messageOfSocket();
  await demo.clock(20 * 60_000);
  await reply;
  expect(tools.types()).toHaveLength(rows);
  shop.timeline?.backToNow();
  // The earlier row showed another page.
  await waitFor(() =>
    expect(lines(screen.getByRole('region', { name: first.shop.name })).at(-2)).toMatch(/Hello.*Seen$/),
  );
  expect(tools.types().slice(rows)).toContain('realtime/messageArrived');

  await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'xyz');
  await clock.advance(250);
  expect(await screen.findByText('No shop of that name')).toBeVisible();
  expect(window.location.search).toBe(`?shop=${first.shop.id}&search=xyz`);
});

it('shows a wrong key in the conversation without a notice; logs failed message requests, and retries them', async () => {
  const conversation = await firstConversation();
  const { reports, stop } = collectReports();
  await demo.settings({ pusher_app_key: 'another' });
  await demo.fault({ path: '/api/get-message', status: 422, times: 1 });
  const { user } = await visitSignedIn(`/messages?shop=${conversation.shop.id}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const room = await screen.findByRole('region', { name: conversation.shop.name });
  await within(room).findByRole('log');
  expect(await within(room).findByText('New messages do not arrive by themselves right now.')).toBeVisible();
  const requested = callsOf('/get-message');
  await user.click(within(room).getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(callsOf('/get-message')).toBe(requested + 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reports).toEqual([expect.stringMatching(/^get-message: /)]);
  stop();
});

it('"if the current path is not /messages, the unread count is refetched"', async () => {
  const conversation = await firstConversation();
  const { user, room } = await openConversation(`/messages?shop=${conversation.shop.id}`);
  await user.type(field(room), 'Are you there?{Enter}');
  await expectMessage(room, /Sent$/);
  const menu = screen.getByRole('navigation', { name: 'My account' });
  await user.click(within(menu).getByRole('link', { name: 'My Profile' }));
  await screen.findByRole('form', { name: 'My Profile' });
  const count = async () => within(menu).findByRole('link', { name: /^Message/ });
  const before = Number(/\d+$/.exec((await count()).textContent)?.[0] ?? 0);
  await demo.clock(20 * 60_000);
  expect(await within(menu).findByRole('link', { name: new RegExp(`Unread: ${before + 1}$`) })).toBeVisible();
});
