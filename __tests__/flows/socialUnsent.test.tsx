import { setPopups } from '@/shared/adapters';
import { demo } from '../support/demo';
import { openLogin } from '../support/entry';
import { FakePopup } from '../support/fakePopup';
import { chooseIdentity } from '../support/identityPage';
import { postOn } from '../support/otherTab';
import { leave, screen } from '../support/visit';

let popup: FakePopup;

beforeEach(() => {
  popup = new FakePopup();
  setPopups(() => popup);
});
afterEach(async () => {
  setPopups();
  await leave();
});

/** Simulates the popup's return to `auth.html`, which posts its parameters. */
const respond = (response: Record<string, string>) => postOn('storefront-social', response);

it.each([
  ['beside the buttons', 'Send again'],
  ['in its toast', 'Try again'],
])('offers a sign-in that did not arrive %s, in a new window', async (_where, name) => {
  const visitor = await openLogin();
  await visitor.user.click(await screen.findByRole('button', { name: 'Google' }));
  await demo.fault({ path: '/api/auth/google/token', body: 'drop', times: 1 });
  respond(await chooseIdentity(popup, 'demo@marsa.example'));
  const again = await screen.findByRole('button', { name });
  popup = new FakePopup();
  await visitor.user.click(again);
  respond(await chooseIdentity(popup, 'demo@marsa.example'));
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
});
