import { fireEvent } from '@testing-library/react';
import { requestDemo, demo } from '../support/demo';
import { callsTo } from '../support/entry';
import { falsePicture, hugePicture, picture } from '../support/files';
import { holdResponses } from '../support/heldResponses';
import { recordCalls } from '../support/recordedCalls';
import { cartDrawer } from '../support/shopper';
import { leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const token = () => window.localStorage.getItem('token') ?? '';
const NEWCOMER = { phone: 'new@marsa.example', password: 'demo1234' };

it('shows current counts on the dashboard, each linked to its list', async () => {
  const release = holdResponses('/api/favorite-products');
  const { user } = await visitSignedIn('/dashboard');
  await screen.findByRole('heading', { level: 1, name: /^Good .+, .?Layla/ });
  const { status_wise_orders: counts } = await requestDemo<{ status_wise_orders: Record<string, number> }>(
    '/orders',
    token(),
  );
  const tiles = await screen.findByRole('list', { name: 'At one look' });
  const ongoing = ['pending', 'confirm', 'processing', 'pickup', 'on_the_way'].reduce(
    (sum, status) => sum + (counts[status] ?? 0),
    0,
  );
  await within(tiles).findByRole('link', { name: `${ongoing} On-going orders` });
  const onTheWay = (counts.pickup ?? 0) + (counts.on_the_way ?? 0);
  expect(onTheWay).toBeGreaterThan(1);
  expect(screen.getByText(`${onTheWay} parcels are on their way to you.`)).toBeVisible();
  within(tiles).getByRole('link', { name: `${counts.all} Ordered so far` });
  // Not 0 while it is unknown.
  within(tiles).getByRole('link', { name: 'Wishlist' });
  release();
  await within(tiles).findByRole('link', { name: /\d Wishlist/ });
  expect(await screen.findAllByRole('link', { name: /View order/ })).toHaveLength(2);
  await screen.findByRole('heading', { name: 'Default address' });

  await user.click(within(tiles).getByRole('button', { name: /Items in cart/ }));
  await cartDrawer();
});

it('shows a new user empty states with links on the dashboard', async () => {
  await visitSignedIn('/dashboard', NEWCOMER);
  await screen.findByText('No orders yet');
  await screen.findByText('No addresses yet');
  expect(screen.getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/manage-address/new');
  await waitFor(() => expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument());
});

it('validates the profile before sending it, and updates the whole shop when it is saved', async () => {
  const shopper = await visitSignedIn('/profile');
  const { user } = shopper;
  const form = within(await screen.findByRole('form', { name: 'My Profile' }));
  const save = () => user.click(form.getByRole('button', { name: 'Save changes' }));
  const name = form.getByRole('textbox', { name: /^Name/ });
  const phone = form.getByRole('textbox', { name: 'Phone' });
  const birth = form.getByLabelText('Date of birth');

  await user.clear(phone);
  await user.type(phone, 'fifty');
  await user.clear(birth);
  await user.type(birth, `${new Date().getFullYear() + 1}-11-22`);
  await save();
  await form.findByText('Enter a phone number: digits only, such as 501234567');
  expect(form.getByText('The date of birth cannot lie in the future')).toBeVisible();
  fireEvent.change(birth, { target: { value: '1991-02-03' } });
  await waitFor(() => expect(form.queryByText(/cannot lie in the future/)).not.toBeInTheDocument());
  fireEvent.change(birth, { target: { value: '19920-04-05' } });
  expect(await form.findByText('The date of birth cannot lie in the future')).toBeVisible();
  expect(globalThis.shopCalls).not.toContain('/api/update-profile');
  await user.clear(birth);
  await user.type(birth, '1991-02-03');

  const photo = form.getByLabelText('Photo', { selector: 'input' });
  await user.upload(photo, falsePicture());
  await form.findByText(/^This file is not a picture that we can show/);
  await user.upload(photo, hugePicture());
  await form.findByText('This file is larger than 2 MB.');
  expect(form.queryByRole('img', { name: 'Preview' })).not.toBeInTheDocument();
  await user.upload(photo, picture());
  await form.findByRole('img', { name: 'Preview' });

  // A phone number of another account: the server's message is shown at the field, and the input is kept.
  await user.clear(phone);
  await user.type(phone, '501112233');
  await user.clear(name);
  await user.type(name, 'Layla Nasser');
  await demo.fault({ path: '/api/update-profile', status: 500, times: 1 });
  await save();
  await screen.findByText('Failing on purpose with 500');
  expect(name).toHaveValue('Layla Nasser');
  await user.clear(phone);
  await user.type(phone, '٥٠١٢٣٤٥٦٧');
  await save();
  const saved = await form.findByText('Profile saved');
  expect(saved).toHaveRole('status');
  expect(form.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();

  await waitFor(() => expect(shopper.shop.store.getState().session.user?.name).toBe('Layla Nasser'));
  const account = screen.getByRole('navigation', { name: 'My account' }).parentElement as HTMLElement;
  expect(within(account).getByText('Layla Nasser')).toBeVisible();
  await waitFor(() => expect(form.queryByRole('img', { name: 'Preview' })).not.toBeInTheDocument());
  const { user: stored } = await requestDemo<{ user: Record<string, string> }>('/profile', token());
  expect(stored).toMatchObject({ name: 'Layla Nasser', date_of_birth: '1991-02-03', phone: '501234567' });
  expect(stored.profile_photo).toMatch(/^\/media\/upload\//);
});

it.each([
  ['22/04/1992', { shown: '', sent: '22/04/1992' }],
  ['Apr 17, 1992', { shown: '', sent: 'Apr 17, 1992' }],
  ['1992-04-22T00:00:00Z', { shown: '1992-04-22', sent: '1992-04-22' }],
])('saves other changes when the server sends the date of birth "%s"', async (written, { shown, sent }) => {
  const { user: known } = await requestDemo<{ user: object }>('/profile', await demo.logIn(SHOPPER));
  // The country is stored under its name in another language.
  const stored = { ...known, date_of_birth: written, country: 'الإمارات' };
  await demo.fault({ path: '/api/profile', response: { message: 'Success', data: { user: stored } } });
  await demo.fault({ path: '/api/update-profile', response: { message: 'Success' } });
  const { user } = await visitSignedIn('/profile');
  const recorded = recordCalls();
  const form = within(await screen.findByRole('form', { name: 'My Profile' }));
  const name = form.getByRole('textbox', { name: /^Name/ });
  const country = form.getByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(country).toHaveDisplayValue('United Arab Emirates'));
  expect(within(country).queryByRole('option', { name: 'الإمارات' })).not.toBeInTheDocument();
  const birth = form.getByLabelText('Date of birth');
  expect(birth).toHaveValue(shown);
  if (!shown) expect(birth).toHaveAccessibleDescription(written);

  await user.clear(name);
  await user.type(name, 'Layla Nasser');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Profile saved');
  expect(recorded.last('POST /update-profile').body).toMatchObject({
    name: 'Layla Nasser',
    date_of_birth: sent,
    country: 'الإمارات',
  });

  await user.clear(birth);
  await user.type(birth, '1993-05-06');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(recorded.last('POST /update-profile').body).toMatchObject({ date_of_birth: '1993-05-06' }),
  );
  recorded.stop();
});

it('changes the password after validation, and refuses a wrong old one', async () => {
  const { user } = await visitSignedIn('/change-password');
  const form = within(await screen.findByRole('form', { name: 'Change Password' }));
  const press = () => user.click(form.getByRole('button', { name: 'Change Password' }));
  const type = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), text);
  };
  await type('Current password', 'not-this-one');
  await type('New password', 'five5');
  await type('Confirm Password', 'other5');
  await press();
  await form.findByText('The password must have at least 6 characters');
  expect(form.getByText('Confirm Password does not match.')).toBeVisible();

  await type('New password', 'sea-breeze-7');
  await type('Confirm Password', 'sea-breeze-7');
  await press();
  await form.findByText('The current password is not right.');
  expect(form.getByLabelText('Current password')).toHaveFocus();

  await type('Current password', SHOPPER.password);
  await press();
  await screen.findByText('Password changed successfully');
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
  expect(form.getByRole('button', { name: 'Change Password' })).toHaveFocus();
  await expect(demo.logIn(SHOPPER)).rejects.toThrow('400');
  await demo.logIn({ ...SHOPPER, password: 'sea-breeze-7' });
});

it('changes a password by a second press although the first one has set it and its response was lost', async () => {
  const { user } = await visitSignedIn('/change-password');
  const form = within(await screen.findByRole('form', { name: 'Change Password' }));
  await user.type(form.getByLabelText('Current password'), SHOPPER.password);
  await user.type(form.getByLabelText('New password'), 'sea-breeze-7');
  await user.type(form.getByLabelText('Confirm Password'), 'sea-breeze-7');
  await demo.fault({ path: '/api/change-password', body: 'cut', times: 1 });
  const button = form.getByRole('button', { name: 'Change Password' });
  await user.click(button);
  await screen.findByText(/You seem to be offline/);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Current password')).toHaveValue(''));
  expect(form.queryByText('The current password is not right.')).not.toBeInTheDocument();
  await demo.logIn({ ...SHOPPER, password: 'sea-breeze-7' });

  // From now on a refusal is one again.
  const calls = callsTo('/change-password');
  await user.type(form.getByLabelText('Current password'), 'not-this-one');
  await user.type(form.getByLabelText('New password'), 'sea-breeze-8');
  await user.type(form.getByLabelText('Confirm Password'), 'sea-breeze-8');
  await user.click(button);
  expect(await form.findByText('The current password is not right.')).toBeVisible();
  expect(callsTo('/change-password')).toBe(calls + 1);
});
