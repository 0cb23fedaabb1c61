import { sessionApi } from '@/api';
import { addReporter } from '@/shared/report';
import { demo } from '../support/demo';
import type { Visit } from '../support/visit';
import { holdResponses } from '../support/heldResponses';
import { leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

async function openConfirmation(): Promise<[Visit, HTMLElement]> {
  const shopper = await visitSignedIn('/order-history');
  await shopper.user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  return [shopper, await screen.findByRole('dialog', { name: 'Delete your account?' })];
}

const press = ({ user }: Visit, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Delete account' }));

it('"confirm dialog, delete call, then logout and move to login"', async () => {
  const [shopper, dialog] = await openConfirmation();
  await press(shopper, dialog);
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(shopper.shop.store.getState().session.user).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
  await expect(demo.logIn(SHOPPER)).rejects.toThrow('400');
});

it('Cancel changes nothing', async () => {
  const [shopper, dialog] = await openConfirmation();
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(globalThis.shopCalls).not.toContain('/api/delete-account');
  expect(shopper.shop.store.getState().session.user).not.toBeNull();
});

it('cannot be canceled while it is under way: "Cancel" and Escape leave the dialog open', async () => {
  const [shopper, dialog] = await openConfirmation();
  const release = holdResponses('/api/delete-account');
  await press(shopper, dialog);
  await waitFor(() => expect(release.handled()).toBe(1));
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await shopper.user.keyboard('{Escape}');
  expect(shopper.shop.store.getState().overlays.stack).not.toEqual([]);
  release();
  expect(await screen.findByText('Logout successfully')).toBeVisible();
});

it.each([
  ['a failure', { status: 500 }],
  ['a page in place of the answer', { status: 200, body: 'html' as const }],
])('only logs %s: dialog and session stay, and another press works', async (_what, fault) => {
  const reports: string[] = [];
  const stop = addReporter(({ where }) => reports.push(where));
  await demo.fault({ path: '/api/delete-account', times: 1, ...fault });
  const [shopper, dialog] = await openConfirmation();
  await press(shopper, dialog);
  await waitFor(() => expect(reports).toContain('delete account'));
  stop();
  expect(dialog).toBeVisible();
  expect(shopper.shop.store.getState().session.user).not.toBeNull();
  expect(shopper.shop.store.getState().notices.shown).toEqual([]);
  const button = within(dialog).getByRole('button', { name: 'Delete account' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  await press(shopper, dialog);
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
});

it('is no expiry of the session, though another response comes first', async () => {
  const [shopper, dialog] = await openConfirmation();
  const release = holdResponses('/api/delete-account');
  await press(shopper, dialog);
  await waitFor(() => expect(release.handled()).toBe(1));
  const { dispatch } = shopper.shop.store;
  const read = await dispatch(sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
  expect(read.error).toMatchObject({ status: 401 });
  expect(dialog).toBeVisible();
  release();
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(screen.queryByText(/session/i)).not.toBeInTheDocument();
});

it('logs out when the account was deleted although the response was lost', async () => {
  await demo.fault({ path: '/api/delete-account', body: 'cut', times: 1 });
  const [shopper, dialog] = await openConfirmation();
  await press(shopper, dialog);
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(screen.queryByText(/session/i)).not.toBeInTheDocument();
  await expect(demo.logIn(SHOPPER)).rejects.toThrow('400');
});

it('is no expiry of the session while a lost deletion is looked up, though other responses come first', async () => {
  await demo.fault({ path: '/api/delete-account', body: 'cut', times: 1 });
  const [shopper, dialog] = await openConfirmation();
  const release = holdResponses('/api/profile');
  await press(shopper, dialog);
  await waitFor(() => expect(release.handled()).toBe(1));
  const { dispatch } = shopper.shop.store;
  const read = () => dispatch(sessionApi.endpoints.getRoles.initiate(undefined, { forceRefetch: true }));
  const errors = [(await read()).error, (await read()).error];
  expect(errors).toMatchObject([{ status: 401 }, { status: 401 }]);
  expect(dialog).toBeVisible();
  release();
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(screen.queryByText(/session/i)).not.toBeInTheDocument();
});

it('sends one request however often it is pressed', async () => {
  await demo.fault({ path: '/api/delete-account', status: 500 });
  const [shopper, dialog] = await openConfirmation();
  const release = holdResponses('/api/delete-account');
  await press(shopper, dialog);
  await press(shopper, dialog);
  await press(shopper, dialog);
  await waitFor(() => expect(release.handled()).toBe(1));
  release();
  const button = within(dialog).getByRole('button', { name: 'Delete account' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(globalThis.shopCalls.filter((address) => address === '/api/delete-account')).toHaveLength(1);
});

it('shows one notice and closes the dialog when the server has ended the session', async () => {
  await demo.fault({ path: '/api/delete-account', status: 401 });
  const [shopper, dialog] = await openConfirmation();
  await press(shopper, dialog);
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(shopper.shop.store.getState().notices.shown).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Delete your account?' })).not.toBeInTheDocument();
});
