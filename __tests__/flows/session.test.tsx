import { leave, logIn, screen, SHOPPER, visit, waitFor, within } from '../support/visit';

afterEach(leave);

async function openLogin() {
  const visitor = await visit('/news');
  await visitor.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  return visitor;
}

it('"submit; success stores token and user, closes dialog, loads the cart, shows \'Login Successful\' toast (3 s)"', async () => {
  const visitor = await openLogin();
  await logIn(visitor);
  expect(await screen.findByText('Login Successful')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome' })).not.toBeInTheDocument());
  expect(window.localStorage.getItem('token')).toBeTruthy();
});

it('"Any failed auth call: the server message as an error toast"', async () => {
  const visitor = await openLogin();
  await logIn(visitor, { ...SHOPPER, password: 'wrong' });
  const toast = within(await screen.findByRole('alert'));
  expect(await toast.findByText('These credentials do not match our records.')).toBeVisible();
  expect(visitor.shop.store.getState().notices.shown).toMatchObject([{ kind: 'error', corner: 'left' }]);
  expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByLabelText('Email or phone')).toHaveValue(SHOPPER.phone);
});
