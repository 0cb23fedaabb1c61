import { demo } from '../support/demo';
import { readyToPlace } from '../support/readyToPlace';
import { leave, screen, visit, visitSignedIn, waitFor } from '../support/visit';

/** Backends that say in the body alone that a call has failed (R128). */
afterEach(leave);

it('places nothing when the response to an order says that it was refused', async () => {
  const { server, press, placed } = await readyToPlace(1);
  const response = { status: false, message: 'The shop takes no orders today.' };
  await demo.fault({ path: '/api/place-order', response });
  await press();
  expect(await screen.findByText('The shop takes no orders today.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Your order has been placed' })).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/checkout');
  expect(await placed()).toBe(0);
  expect(await server.linesLeft()).toBe(1);
  await demo.clearFaults();
  await press();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

it('shows the errors of a refused form at their fields, and keeps what was typed', async () => {
  const errors = { current_password: ['This is not your password.'] };
  await demo.fault({ path: '/api/change-password', response: { success: 0, message: 'Invalid.', errors } });
  const { user } = await visitSignedIn('/change-password');
  const current = await screen.findByLabelText('Current password');
  await user.type(current, 'password1');
  await user.type(screen.getByLabelText('New password'), 'password2');
  await user.type(screen.getByLabelText('Confirm Password'), 'password2');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(current).toHaveValue('password1');
  expect(screen.queryByText('Your password has been changed')).not.toBeInTheDocument();
});

it('offers to load a list again whose response says that it failed, instead of showing none', async () => {
  const response = { success: false, message: 'The catalogue is being updated.' };
  await demo.fault({ path: '/api/products', response, times: 1 });
  const { user } = await visit('/products');
  expect(await screen.findByText('The catalogue is being updated.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
});
