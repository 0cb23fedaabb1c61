import { setPopups } from '@/shared/adapters';
import { demo } from '../support/demo';
import { openLogin } from '../support/entry';
import { FakePopup } from '../support/fakePopup';
import { fillCart } from '../support/filledCart';
import { holdResponses } from '../support/heldResponses';
import { chooseIdentity } from '../support/identityPage';
import { nextMessageOn, notifyFromOtherTab, postOn } from '../support/otherTab';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, SHOPPER, waitFor } from '../support/visit';

/** A second sign-in on a page that has followed or made another one meanwhile. */
let popup: FakePopup;

beforeEach(async () => {
  popup = new FakePopup();
  setPopups(() => popup);
  await fillCart(1);
});
afterEach(async () => {
  setPopups();
  await leave();
});

/** A person of the provider’s page without an account, who gets one by signing in. */
const NOOR = 'noor.aziz@mail.example';
const SAMI = { ...SHOPPER, phone: 'new@marsa.example' };
const stateOf = ({ shop }: Visit) => shop.store.getState();
const userIs = (visitor: Visit, name: string) =>
  waitFor(() => expect(stateOf(visitor).session.user?.name).toBe(name));

/** Layla logs in in another tab, which this one follows, and her cart is shown here. */
async function followLoginOfLayla(here: Visit): Promise<void> {
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  notifyFromOtherTab('sessionChanged');
  await userIs(here, 'Layla Haddad');
  await screen.findByRole('button', { name: /^My Cart .*1 items?/ });
}

/** The second user sees an own, empty cart, and nothing of Layla is left. */
async function expectAlone(here: Visit, name: string): Promise<void> {
  await userIs(here, name);
  await screen.findByRole('button', { name: /^My Cart .*0 items/ });
  await waitFor(() => expect(JSON.stringify(stateOf(here))).not.toMatch(/Layla|demo@marsa/));
}

it('drops the popup of a provider once the shopper has logged in by password', async () => {
  const visitor = await openLogin();
  await visitor.user.click(await screen.findByRole('button', { name: 'Google' }));
  await waitFor(() => expect(popup.address).not.toBe(''));
  await logIn(visitor);
  await screen.findByText('Login Successful');
  expect(popup.closed).toBe(true);
  const response = await chooseIdentity(popup, NOOR);
  const received = nextMessageOn('storefront-social');
  postOn('storefront-social', response);
  await received;
  expect(globalThis.shopCalls.filter((call) => call.startsWith('/api/auth/'))).toEqual([]);
  await userIs(visitor, 'Layla Haddad');
});

it('ends the first user’s session when a provider’s slow response signs another one in', async () => {
  const here = await openLogin();
  const release = holdResponses('/api/auth/google/token');
  await here.user.click(await screen.findByRole('button', { name: 'Google' }));
  postOn('storefront-social', await chooseIdentity(popup, NOOR));
  await waitFor(() => expect(release.handled()).toBe(1));
  await followLoginOfLayla(here);
  release();
  await expectAlone(here, 'Noor Aziz');
});

it('ends the first user’s session when a slow login signs another one in', async () => {
  const here = await openLogin();
  const release = holdResponses('/api/login');
  await logIn(here, SAMI);
  await waitFor(() => expect(release.handled()).toBe(1));
  await followLoginOfLayla(here);
  release();
  await expectAlone(here, 'Sami Rahman');
});
