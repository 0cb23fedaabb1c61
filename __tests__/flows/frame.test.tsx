import { act, fireEvent } from '@testing-library/react';
import { leave, logIn, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

it('"The wishlist link in navigation opens the login dialog for visitors", and leads there after the login', async () => {
  const visitor = await visit('/news');
  const address = window.location.href;
  const visited: string[] = [];
  const unsubscribe = visitor.shop.store.subscribe(() => visited.push(window.location.href));
  await visitor.user.click(await screen.findByRole('link', { name: 'Saved Wishlist' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  unsubscribe();
  // The page below the dialog stays mounted.
  expect(visited.filter((href) => href !== address)).toEqual([]);
  expect(window.location.href).toBe(address);
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('News');
  await logIn(visitor);
  await waitFor(() => expect(window.location.pathname).toBe('/wishlist'));
  expect(document.title).toBe('Wishlist | Marsa');
});

it('"Enter or the button sets the search term and goes to the products page"', async () => {
  const { user } = await visit('/news');
  const box = await screen.findByRole('combobox', { name: /Search for/ });
  await user.type(box, 'lamp{Enter}');
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/products?search=lamp'),
  );
  expect(screen.getByRole('combobox', { name: /Search for/ })).toHaveValue('lamp');
  await user.clear(screen.getByRole('combobox', { name: /Search for/ }));
  await user.type(screen.getByRole('combobox', { name: /Search for/ }), 'red mug');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(window.location.search).toBe('?search=red+mug'));
});

it('"language dropdown at the right showing the selected language\'s title (default label English)"', async () => {
  const { user } = await visit('/news');
  await user.click(await screen.findByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
  expect(window.localStorage.getItem('locale')).toBe('ar');
  expect(await screen.findByRole('button', { name: /العربية$/ })).toBeVisible();
  // The settings are still loaded.
  expect(document.title).toMatch(/\| Marsa$/);
});

it('"Category mega-menu with sub-category hover flyouts" opens by keyboard and closes after a choice', async () => {
  const { user } = await visit('/news');
  const button = await screen.findByRole('button', { name: 'All categories' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('navigation', { name: 'All categories' });
  await waitFor(() => expect(within(menu).getByRole('link', { name: 'Electronics' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  const all = await within(menu).findByRole('link', { name: 'All of Fashion' });
  await user.keyboard('{ArrowRight}');
  expect(all).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menu).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(await screen.findByRole('link', { name: 'Speakers' }));
  await waitFor(() => expect(window.location.search).toBe('?subcategory=2'));
  expect(screen.queryByRole('navigation', { name: 'All categories' })).not.toBeInTheDocument();
});

it('opens the category menu for a mouse that moves over its button, not for one that the page moves under', async () => {
  const { user, clock } = await visit('/news');
  const button = await screen.findByRole('button', { name: 'All categories' });
  const isOpen = (expected: boolean) =>
    waitFor(() => expect(button).toHaveAttribute('aria-expanded', `${expected}`));
  const send = (type: string) =>
    fireEvent(button, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
  send('pointerover');
  await clock.advance(120);
  await act(() => Promise.resolve());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  send('pointermove');
  await clock.advance(100);
  send('pointermove');
  await clock.advance(20);
  await isOpen(true);
  send('pointerout');
  await clock.advance(280);
  await isOpen(false);
  await user.hover(button);
  await clock.advance(120);
  await isOpen(true);
});

it('"Logout confirmation: title "Log Out!", text "Logout Confirmation", buttons Cancel and Yes."', async () => {
  const { user } = await visitSignedIn('/news');
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: /^My account \S/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    return screen.findByRole('dialog', { name: 'Log Out!' });
  };
  const dialog = await openDialog();
  expect(within(dialog).getByText('Logout Confirmation')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(within(await openDialog()).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Logout successfully')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Welcome Login' })).toBeVisible();
});

it('focuses the heading of a new page', async () => {
  const { user, clock } = await visit('/products');
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  await user.click(within(pages).getByRole('link', { name: 'News' }));
  await clock.advance(0);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('links to the running flash sale on a page without products', async () => {
  await visit('/contact-us');
  expect(await screen.findByRole('link', { name: /^Autumn flash sale/ })).toHaveAttribute(
    'href',
    '/flash-sale/1',
  );
});
