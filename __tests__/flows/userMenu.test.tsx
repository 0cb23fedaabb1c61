import type { Visit } from '../support/visit';
import { leave, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

/** Has no messages, so that no count is beside the entries. */
const WITHOUT_MESSAGES = { phone: 'new@marsa.example', password: 'demo1234' };

afterEach(leave);

const menuButton = () => screen.findByRole('button', { name: /^My account \S/ });

async function openMenu({ user }: Visit) {
  await user.click(await menuButton());
  return screen.findByRole('menu', { name: 'My account' });
}

it('"shows name (truncated) and profile_photo"', async () => {
  const shopper = await visitSignedIn('/news');
  const button = await menuButton();
  const { user } = shopper.shop.store.getState().session;
  expect(button).toHaveAccessibleName(`My account ${user?.name}`);
  expect(within(button).getByText(user?.name ?? '')).toBeVisible();
  expect(button.querySelector('img')).toHaveAttribute('src', user?.profilePhoto);
});

it('"entries Dashboard (/dashboard), Change Password (/change-password), Log Out"', async () => {
  const menu = await openMenu(await visitSignedIn('/news', WITHOUT_MESSAGES));
  const entries = within(menu).getAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Change Password', '/change-password'],
    ['Log Out', null],
  ]);
});

it('opens by keyboard, moves through its entries, and restores the focus on Escape', async () => {
  const shopper = await visitSignedIn('/news');
  const { user } = shopper;
  const button = await menuButton();
  button.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'My account' });
  await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(within(menu).getByRole('menuitem', { name: 'Change Password' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'My account' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

it('restores the focus to the menu’s button after the logout dialog', async () => {
  const shopper = await visitSignedIn('/news');
  await openMenu(shopper);
  await shopper.user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log Out!' });
  await waitFor(() =>
    expect(dialog.closest('[role=presentation]')).toContainElement(document.activeElement as HTMLElement),
  );
  await shopper.user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await menuButton()).toHaveFocus();
});

it('shows the first letter of the name when the photo fails to load', async () => {
  await visitSignedIn('/news');
  const button = await menuButton();
  button.querySelector('img')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(button.querySelector('img')).toBeNull());
  expect(button).toHaveTextContent('L');
});

it('shows Login to a visitor instead', async () => {
  await visit('/news');
  expect(await screen.findByRole('button', { name: 'Welcome Login' })).toBeVisible();
});

describe('"shows name (truncated)" also where the bar has no room for it', () => {
  it('names the user above its entries, and skips the name by keyboard', async () => {
    const shopper = await visitSignedIn('/news');
    const menu = await openMenu(shopper);
    const name = shopper.shop.store.getState().session.user?.name ?? 'nobody';
    expect(within(menu).getByText(name)).toBeInTheDocument();
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
    await shopper.user.keyboard('{ArrowUp}');
    expect(within(menu).getByRole('menuitem', { name: 'Log Out' })).toHaveFocus();
  });
});
