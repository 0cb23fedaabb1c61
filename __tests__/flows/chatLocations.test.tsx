import { fireEvent } from '@testing-library/react';
import { demo, requestDemo, sendMessage } from '../support/demo';
import { callsOf, openConversation, conversations } from '../support/chatting';
import { leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

interface ListedShop {
  id: number;
  name: string;
}

/** A shop without a conversation. */
async function silentShop(): Promise<ListedShop> {
  const shopIds = (await conversations()).map(({ shop }) => shop.id);
  const { shops } = await requestDemo<{ shops: ListedShop[] }>('/shops?per_page=100');
  const shop = shops.find(({ id }) => !shopIds.includes(id));
  if (!shop) throw new Error('Everybody was talked to');
  return shop;
}

it('requests the name of a linked shop without a conversation', async () => {
  const shop = await silentShop();
  const { room, user } = await openConversation(`/messages?shop=${shop.id}`);
  expect(await within(room).findByRole('heading', { name: shop.name })).toBeVisible();
  expect(within(room).getByRole('log', { name: `Messages with ${shop.name}` })).toBeVisible();
  expect(within(room).getByText(/^(Online|Offline)$/)).toBeVisible();
  expect(callsOf(`/shops/${shop.id}`)).toBe(1);
  // The list already has this shop's name, so no request is needed.
  const [conversation] = await conversations();
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${conversation?.shop.name}`) }));
  await screen.findByRole('region', { name: conversation?.shop.name ?? '' });
  expect(callsOf('/shops/')).toBe(1);
});

it('shows "not found" for a link to an unknown shop, with a link to the conversations', async () => {
  const { user, clock } = await visitSignedIn('/messages?shop=9999');
  expect(await screen.findByRole('heading', { name: 'Shop not found' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();
  await clock.advance(120_000);
  expect(screen.getByRole('heading', { name: 'Shop not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to all conversations' }));
  expect(await screen.findByText('Choose a conversation')).toBeVisible();
});

it('offers nothing to choose beside a list that did not load', async () => {
  await demo.fault({ path: '/api/get-shops', status: 422, times: 1 });
  const { user } = await visitSignedIn('/messages');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Choose a conversation')).not.toBeInTheDocument();
  await user.click(again);
  expect(await screen.findByText('Choose a conversation')).toBeVisible();
});

it('opens the newest conversation beside the list, unless it has unread messages', async () => {
  const unread = (await conversations()).filter((one) => one.unread_message_user > 0);
  const [newest] = await conversations();
  expect(unread).toContainEqual(newest);
  const shopper = await visitSignedIn('/messages');
  expect(await screen.findByText('Choose a conversation')).toBeVisible();
  expect(callsOf('/get-message')).toBe(0);
  const token = await demo.logIn(SHOPPER);
  for (const { shop } of unread) await requestDemo(`/get-message?shop_id=${shop.id}`, token);
  const { user, clock } = await shopper.reload();
  const name = newest?.shop.name ?? '';
  const room = await screen.findByRole('region', { name });
  expect(await within(room).findByRole('log')).toBeVisible();
  expect(window.location.search).toBe('');
  expect(room).not.toHaveFocus();

  // Another conversation becomes the newest one: what is open stays.
  const [, second] = await conversations();
  await sendMessage(token, second?.shop.id ?? 0, 'From another device');
  const search = screen.getByRole('searchbox', { name: 'Search conversations' });
  await user.type(search, second?.shop.name ?? '');
  await clock.advance(250);
  const list = () => within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
  await waitFor(() => expect(list()).toHaveLength(1));
  await user.clear(search);
  await clock.advance(250);
  await waitFor(() => expect(list().length).toBeGreaterThan(1));
  await waitFor(() => expect(list()[0]).toHaveTextContent('From another device'));
  expect(list().find((row) => row.textContent?.includes(name))).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('region', { name })).toBeVisible();
});

it('keeps a letter that is typed while the search for the earlier ones is rendered', async () => {
  const { clock } = await visitSignedIn('/messages');
  const search = await screen.findByRole('searchbox', { name: 'Search conversations' });
  fireEvent.change(search, { target: { value: 'a' } });
  await clock.advance(250);
  expect(window.location.search).toBe('?search=a');
  fireEvent.change(search, { target: { value: 'ab' } });
  await waitFor(() => expect(callsOf('/get-shops?search=a')).toBeGreaterThan(0));
  expect(search).toHaveValue('ab');
  await clock.advance(250);
  await waitFor(() => expect(window.location.search).toBe('?search=ab'));
});

it('shows one sentence and one link without conversations or search results', async () => {
  const { user, clock } = await visitSignedIn('/messages', {
    phone: 'new@marsa.example',
    password: 'demo1234',
  });
  await screen.findByRole('heading', { name: 'No conversations yet' });
  expect(screen.getByRole('link', { name: 'See all shops' })).toHaveAttribute('href', '/shops');
  await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'xyz');
  await clock.advance(250);
  await user.click(await screen.findByRole('link', { name: 'Clear the search' }));
  await screen.findByRole('heading', { name: 'No conversations yet' });
  expect(screen.getByRole('searchbox', { name: 'Search conversations' })).toHaveValue('');
});

it('"Visit shop" on the shop’s own page closes the panel', async () => {
  const shop = await silentShop();
  const { user } = await visitSignedIn(`/shops/${shop.id}`);
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  const panel = await screen.findByRole('dialog', { name: shop.name });
  await user.click(within(panel).getByRole('link', { name: 'Visit shop' }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(`/shops/${shop.id}`);
});
