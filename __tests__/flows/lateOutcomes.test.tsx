import { nextTask } from '../support/externalServer';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, logIn, logOut, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

/** The outcome of a press that arrives when its shopper's session is over, and another may have begun. */
afterEach(leave);

const SAMI = { ...SHOPPER, phone: 'new@marsa.example' };
const stateOf = ({ shop }: Visit) => shop.store.getState();

/** Layla logs out, and Sami logs in on the same page. */
async function switchToSami(here: Visit): Promise<void> {
  await logOut(here);
  await here.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(here, SAMI);
  await waitFor(() => expect(stateOf(here).session.user?.name).toBe('Sami Rahman'));
}

/** Delivers the held response, and waits until its sagas have handled it. */
async function deliver(release: () => void): Promise<void> {
  release();
  for (let task = 0; task < 5; task += 1) await nextTask();
}

it('shows the next user nothing of a profile that was saved for the first one', async () => {
  const here = await visitSignedIn('/profile');
  const form = within(await screen.findByRole('form', { name: 'My Profile' }));
  const name = form.getByRole('textbox', { name: /^Name/ });
  await here.user.clear(name);
  await here.user.type(name, 'Layla Nasser');
  const release = holdResponses('/api/update-profile');
  await here.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await switchToSami(here);
  await deliver(release);
  expect(JSON.stringify(stateOf(here))).not.toMatch(/Nasser|demo@marsa|501234567/);
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
  await here.user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await here.user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  await here.user.click(await screen.findByRole('link', { name: 'My Profile' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Sami Rahman');
});

it('caches nothing of a profile that is saved after its user has logged out', async () => {
  const here = await visitSignedIn('/profile');
  const form = within(await screen.findByRole('form', { name: 'My Profile' }));
  const release = holdResponses('/api/update-profile');
  await here.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await logOut(here);
  await deliver(release);
  expect(JSON.stringify(stateOf(here))).not.toMatch(/Layla|demo@marsa/);
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
});
