import { api } from '@/api';
import { requestDemo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { goTo, leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const formOf = async () => within(await screen.findByRole('form', { name: 'My Profile' }));

async function typeInto({ user }: Visit, label: RegExp | string, text: string) {
  const field = (await formOf()).getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
}

it('keeps what is typed while the profile is being saved', async () => {
  const shopper = await visitSignedIn('/profile');
  const form = await formOf();
  await typeInto(shopper, /^Name/, 'Layla Noor');
  const release = holdResponses('/api/update-profile');
  await shopper.user.click(form.getByRole('button', { name: 'Save changes' }));
  await typeInto(shopper, 'Email', 'noor@example.org');
  release();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Layla Noor');
  expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
  // Beside the button it would say that this e-mail is saved, too.
  expect(form.getByRole('status', { name: '' })).toBeEmptyDOMElement();

  await shopper.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(form.getByText('Profile saved')).toBeVisible());
  const token = window.localStorage.getItem('token') ?? '';
  const stored = await requestDemo<{ user: { email: string } }>('/profile', token);
  expect(stored.user.email).toBe('noor@example.org');
});

it('keeps it also on a page that was left before the response', async () => {
  const shopper = await visitSignedIn('/profile');
  const form = await formOf();
  await typeInto(shopper, /^Name/, 'Layla Noor');
  const release = holdResponses('/api/update-profile');
  await shopper.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await typeInto(shopper, 'Email', 'noor@example.org');
  goTo(shopper, '/news');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'My Profile' })).not.toBeInTheDocument());
  release();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  goTo(shopper, '/profile');
  const again = await formOf();
  expect(again.getByRole('textbox', { name: /^Name/ })).toHaveValue('Layla Noor');
  expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
});

it('shows what the server has made of the entry, and says that it is saved', async () => {
  const shopper = await visitSignedIn('/profile');
  const form = await formOf();
  const name = form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  const saved = name.value;
  await typeInto(shopper, /^Name/, `${saved}  `);
  await shopper.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(form.getByText('Profile saved')).toBeVisible());
  expect(name).toHaveValue(saved);
});

it('keeps the saved name when the response to an earlier read of the profile arrives after it', async () => {
  const shopper = await visitSignedIn('/dashboard');
  const release = holdResponses('/api/profile');
  goTo(shopper, '/profile');
  await waitFor(() => expect(release.handled()).toBe(1));
  await typeInto(shopper, /^Name/, 'Noor Haddad');
  await shopper.user.click((await formOf()).getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('button', { name: /^My account Noor/ });
  const { store } = shopper.shop;
  const running = store.dispatch(api.util.getRunningQueriesThunk());
  release();
  await Promise.all(running);
  await waitFor(() => expect(store.getState().session.user?.name).toBe('Noor Haddad'));
  expect((await formOf()).getByRole('textbox', { name: /^Name/ })).toHaveValue('Noor Haddad');
});
