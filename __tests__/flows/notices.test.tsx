import Pusher from 'pusher-js';
import { sagaGivenUp } from '@/shared/saga';
import { firstConversation, untilUnreadRefetched } from '../support/chatting';
import { asTimePasses, leave, logIn, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';
import type { Visit } from '../support/visit';

afterEach(leave);

const LOGGED_IN = 'Login Successful';

/** Logs in by the top bar, which shows a toast. */
async function signIn(): Promise<Visit> {
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  await toast();
  return visitor;
}

/** Returns the visible text, without the live region for screen readers. */
const toast = () => screen.findByText(LOGGED_IN, { selector: 'p' });
const currentToast = () => screen.queryByText(LOGGED_IN, { selector: 'p' });
/** Returns the notices in the state: an expired toast stays in the document while it fades. */
const expectShown = ({ shop }: Visit, count: number) =>
  expect(shop.store.getState().notices.shown).toHaveLength(count);

it('"Toasts (cart added, removed, login) 3000 ms"', async () => {
  const visitor = await signIn();
  await visitor.clock.advance(2999);
  expectShown(visitor, 1);
  expect(currentToast()).toBeVisible();
  await visitor.clock.advance(1);
  expectShown(visitor, 0);
  await waitFor(() => expect(currentToast()).not.toBeInTheDocument());
});

it.each([
  ['is pointed at', (visitor: Visit, toast: HTMLElement) => visitor.user.hover(toast)],
  [
    'has the focus',
    (_visitor: Visit, toast: HTMLElement) => {
      const close = within(toast.parentElement ?? toast).getByRole('button', { name: 'Close' });
      close.focus();
      return Promise.resolve();
    },
  ],
])('stays as long as it %s', async (_how, hold) => {
  const visitor = await signIn();
  await hold(visitor, await toast());
  await visitor.clock.advance(60_000);
  expectShown(visitor, 1);
  expect(currentToast()).toBeVisible();
});

it('is announced to a screen reader', async () => {
  const { clock } = await signIn();
  await asTimePasses(clock, 100, () => {
    expect(screen.getByText(LOGGED_IN, { selector: '[role=status]' })).toBeInTheDocument();
  });
});

it('can be read again after it has expired, in the current language', async () => {
  const visitor = await signIn();
  await visitor.clock.advance(3000);
  await waitFor(() => expect(currentToast()).not.toBeInTheDocument());
  await visitor.user.click(await screen.findByRole('button', { name: 'Notices' }));
  const log = await screen.findByRole('dialog', { name: 'Notices' });
  expect(within(log).getByText(LOGGED_IN)).toBeVisible();
  await visitor.user.click(within(log).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(log).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Notices' })).toHaveFocus();
});

it('keeps what the socket tells of orders and messages, each with its link', async () => {
  const { shop } = await firstConversation();
  const visitor = await visitSignedIn('/news');
  await untilUnreadRefetched(visitor);
  const tell = (event: string, data: object) =>
    Pusher.instances.at(-1)?.connection.emit('message', { event, channel: 'private-chat_user_1', data });
  const photos = [{ url: '/media/logo.svg' }];
  const message = { id: 9_000_001, type: 'shop', message: null, photos, shop, user: { id: 1 } };
  tell('send-message-to-user', { message });
  tell('send-message-to-user', { message: { ...message, id: 9_000_002 } });
  tell('order-status', { order_id: 7, order_code: 'MR-7', order_status: 'On The Way' });
  expect(await screen.findByText('Order MR-7 is on its way.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/order-history/7');
  expectShown(visitor, 1);

  await visitor.user.click(await screen.findByRole('button', { name: 'Notices' }));
  const log = within(await screen.findByRole('dialog', { name: 'Notices' }));
  expect(await log.findByText('Order MR-7 is on its way.')).toBeVisible();
  // Of two messages of a shop, photos without a text, the later one is kept.
  expect(await log.findByText(`${shop.name} wrote to you.`)).toBeVisible();
  await visitor.user.click(log.getByRole('link', { name: 'Open conversation' }));
  await waitFor(() => expect(window.location.search).toBe(`?shop=${shop.id}`));
  expect(window.location.pathname).toBe('/messages');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notices' })).not.toBeInTheDocument());
});

it('removes one user’s notices before the next user', async () => {
  const { shop, user } = await signIn();
  await user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Logout successfully', { selector: 'p' });
  expect(shop.store.getState().notices.log).toHaveLength(1);
});

it('reports a crashed part of the shop once, until the notice is closed', async () => {
  const visitor = await visit('/news');
  const { shop, user, clock } = visitor;
  shop.store.dispatch(sagaGivenUp('cart'));
  shop.store.dispatch(sagaGivenUp('chat'));
  const label = 'A part of the shop has stopped working. Please reload the page.';
  const notice = await screen.findByText(label, { selector: 'p' });
  await clock.advance(60_000);
  expectShown(visitor, 1);
  expect(notice).toBeVisible();
  expect(shop.store.getState().notices.log).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Close|Dismiss/ }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});
