import { demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { offers } from '../support/offers';
import type { Visit } from '../support/visit';
import { leave, logIn, logOut, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const SECOND = { ...SHOPPER, phone: 'new@marsa.example' };

/** Data of only the first user: name, addresses, order codes. */
const OF_THE_FIRST = [/Layla/, /Haddad/, /Marina Heights/, /Al Maryah/, /501234567/, /demo@marsa/];

/** Returns everything persisted or in memory, as text. */
function everything({ shop }: Visit): string {
  return JSON.stringify([
    shop.store.getState(),
    { ...window.localStorage },
    { ...window.sessionStorage },
    document.body.textContent,
    document.title,
  ]);
}

function expectNothingOfTheFirst(visit: Visit, ...more: string[]) {
  const text = everything(visit);
  for (const trace of OF_THE_FIRST) expect(text).not.toMatch(trace);
  for (const trace of more) expect(text).not.toContain(trace);
}

async function goRound(first: Visit): Promise<string> {
  await screen.findByRole('heading', { name: 'Order History' });
  const [order] = await screen.findAllByRole('article');
  const code = /[A-Z]+-?\d{3,}/.exec(order?.textContent ?? '')?.[0] ?? 'no order code was found';
  for (const name of ['Manage Address', 'Wishlist', 'Message', 'Support Ticket']) {
    const account = screen.getByRole('navigation', { name: 'My account' });
    await first.user.click(within(account).getByRole('link', { name: new RegExp(`^${name}`) }));
  }
  return code;
}

it('removes the first user’s data from memory, cache and storage before a second user', async () => {
  await fillCart(2);
  const token = await demo.logIn(SHOPPER);
  expect((await offers(token)).length).toBeGreaterThan(0);
  const first = await visitSignedIn('/order-history');
  const code = await goRound(first);
  expect(everything(first)).toMatch(/Layla/);
  expect(everything(first)).toMatch(/Marina Heights/);
  await logOut(first);
  await waitFor(() => expectNothingOfTheFirst(first, code));

  await first.user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
  expect(within(dialog).getByLabelText('Email or phone')).toHaveValue('');
  await logIn(first, SECOND);
  await screen.findByText('Login Successful');
  await waitFor(() => expect(first.shop.store.getState().api.queries).toHaveProperty('getRoles(undefined)'));
  expect(first.shop.store.getState().session.user?.name).toBe('Sami Rahman');
  expectNothingOfTheFirst(first, code);
  const again = await first.reload();
  await waitFor(() => expect(again.shop.store.getState().session.user?.name).toBe('Sami Rahman'));
  expectNothingOfTheFirst(again, code);
});

it('removes the first user’s data when the server ends the session', async () => {
  await fillCart(1);
  const first = await visitSignedIn('/order-history');
  const code = await goRound(first);
  await demo.fault({ path: '/api/carts', status: 401 });
  await demo.fault({ path: '/api/favorite-products', status: 401 });
  const again = await first.reload();
  await screen.findByText('Your session has ended. Please log in again.');
  await waitFor(() => expectNothingOfTheFirst(again, code));
});
