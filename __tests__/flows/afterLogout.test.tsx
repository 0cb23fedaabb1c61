import { demo, requestDemo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { field, firstConversation, openConversation } from '../support/chatting';
import { notifyFromOtherTab } from '../support/otherTab';
import type { Visit } from '../support/visit';
import { leave, logOut, screen, SHOPPER, visit, visitSignedIn, waitFor, within } from '../support/visit';

/** After a session, the browser stores nothing of its user (R19). */
afterEach(leave);

const BROKEN = '{"session":"{\\"user\\":{\\"name\\":\\"Layla Haddad\\",\\"phone\\":\\"501234567\\"';

/** Returns all stored texts by key. */
const savedOf = () =>
  [window.localStorage, window.sessionStorage].flatMap((storage) =>
    Object.entries({ ...storage }).map(([key, text]) => `${key}: ${text as string}`),
  );

/** Returns the storage keys that contain one of these texts. */
const keysWith = (traces: readonly (string | RegExp)[]) =>
  savedOf()
    .filter((entry) =>
      traces.some((trace) => (trace instanceof RegExp ? trace.test(entry) : entry.includes(trace))),
    )
    .map((entry) => entry.split(':')[0]);

/** Leaves every kind of trace: a draft, an unsent message, a search, a note, a scroll position. */
async function leaveTraces(): Promise<{ shopper: Visit; traces: (string | RegExp)[] }> {
  const token = await demo.logIn(SHOPPER);
  const { orders } = await requestDemo<{ orders: { id: number; order_code: string }[] }>('/orders', token);
  const [order] = orders;
  if (!order) throw new Error('Nothing was ordered');
  await fillCart(1);
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  const { user, clock } = shopper;
  await demo.fault({ path: '/api/send-message', status: 503, times: 1 });
  await user.type(field(shopper.room), 'Never arrived{Enter}');
  await within(shopper.room).findByText(/Not sent$/);
  await user.type(field(shopper.room), 'Half a thought');
  await clock.advance(500);
  await user.type(await screen.findByRole('combobox', { name: /Search for/ }), 'walnut lamp{Enter}');
  await screen.findByRole('heading', { level: 1 });
  await user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  const link = await screen.findByRole('link', { name: new RegExp(order.order_code) });
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: new RegExp(order.order_code) });
  const personal = ['Layla', 'Haddad', '501234567', 'demo@marsa', 'Marina Heights', 'Al Maryah'];
  const traces = [
    ...personal,
    token,
    window.localStorage.getItem('token') ?? token,
    order.order_code,
    new RegExp(`order-history/${order.id}\\b`),
    'Never arrived',
    'Half a thought',
    'walnut lamp',
    /"owner":"(?!null")/,
  ];
  return { shopper, traces };
}

/** Includes what is written on `pagehide`. */
async function expectNothingLeft(traces: readonly (string | RegExp)[]) {
  await waitFor(() => expect(keysWith(traces)).toEqual([]));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(keysWith(traces)).toEqual([]));
}

it('removes names, phones, tokens, orders, messages and searches on a logout', async () => {
  const { shopper, traces } = await leaveTraces();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(new Set(keysWith(traces))).toEqual(new Set(['persist', 'talk', 'token', 'scrollPositions'])),
  );
  await logOut(shopper);
  await expectNothingLeft(traces);
});

it('removes them when the server ends the session', async () => {
  const { shopper, traces } = await leaveTraces();
  await demo.fault({ path: '/api/carts', status: 401 });
  await shopper.reload();
  await screen.findByText('Your session has ended. Please log in again.');
  await expectNothingLeft(traces);
});

describe('a backup of invalid persisted state', () => {
  it('is removed with the session', async () => {
    window.localStorage.setItem('persist:storefront', BROKEN);
    const shopper = await visitSignedIn('/news');
    expect(window.localStorage.getItem('persist:storefront:broken')).toBe(BROKEN);
    await logOut(shopper);
    await expectNothingLeft(['Layla', '501234567']);
  });

  it('is removed when another user signs in', async () => {
    const shopper = await visitSignedIn('/news');
    window.localStorage.setItem('persist:storefront:broken', BROKEN);
    window.localStorage.setItem('token', await demo.logIn({ ...SHOPPER, phone: 'new@marsa.example' }));
    notifyFromOtherTab('sessionChanged');
    await waitFor(() => expect(shopper.shop.store.getState().session.user?.name).toBe('Sami Rahman'));
    await expectNothingLeft(['Layla', '501234567']);
  });

  it.each([
    ['nobody is signed in', null],
    ['the token is nobody’s', 'nobody'],
  ])('is not kept where %s', async (_who, token) => {
    window.localStorage.setItem('persist:storefront', BROKEN);
    window.localStorage.setItem('talk', JSON.stringify({ owner: 'x', drafts: { 1: 'Layla' }, unsent: [] }));
    if (token) window.localStorage.setItem('token', token);
    const visitor = await visit('/news');
    await screen.findByRole('button', { name: 'Welcome Login' });
    await waitFor(() => expect(visitor.shop.store.getState().session.isPending).toBe(false));
    await expectNothingLeft(['Layla', '501234567', 'nobody']);
  });
});
