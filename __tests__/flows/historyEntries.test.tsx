import { fireEvent } from '@testing-library/react';
import { playWidth } from '../support/phone';
import { goTo, leave, logOut, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

let restoreWidth = (): void => undefined;
afterEach(async () => {
  restoreWidth();
  restoreWidth = () => undefined;
  await leave();
});

const address = () => window.location.pathname + window.location.search;

/** Expects that one step back leaves a page for the previous one. */
async function expectOneEntry(page: string, previous: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(page));
  window.history.back();
  await waitFor(() => expect(address()).toBe(previous));
}

it('adds one entry for a search that is submitted several times', async () => {
  const { user } = await visit('/news');
  const box = await screen.findByRole('combobox', { name: /Search for/ });
  await user.type(box, 'lamp');
  await user.dblClick(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Results for “lamp”' })).toBeVisible();
  await user.type(box, '{Enter}');
  await expectOneEntry('/products?search=lamp', '/news');
});

it('adds one entry for a search of shops that is submitted twice', async () => {
  const { user } = await visit('/shops');
  await user.type(await screen.findByRole('textbox', { name: 'Search for shops' }), 'a{Enter}{Enter}');
  await expectOneEntry('/shops?search=a', '/shops');
});

it('adds one entry for filters that are applied by a double press', async () => {
  restoreWidth = playWidth(390);
  const { user } = await visit('/products');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await sheet.findByRole('button', { name: 'Rated 4 & up' }));
  const show = sheet.getByRole('button', { name: /^Show .*products$/ });
  fireEvent.click(show);
  fireEvent.click(show);
  await expectOneEntry('/products?min_rating=4', '/products');
});

it('adds one entry for a price that is entered, however fast the field is left', async () => {
  await visit('/products');
  const from = await screen.findByRole('textbox', { name: 'From' });
  fireEvent.change(from, { target: { value: '40' } });
  fireEvent.keyDown(from, { key: 'Enter' });
  fireEvent.blur(from);
  await expectOneEntry('/products?min_price=40', '/products');
});

it('adds no entry for home when the session ends there', async () => {
  const shopper = await visitSignedIn('/news');
  await shopper.user.click((await screen.findAllByRole('link', { name: 'Home' }))[0]!);
  await waitFor(() => expect(address()).toBe('/'));
  await logOut(shopper);
  await expectOneEntry('/', '/news');
});

it('closes the menu by a link to the current page, which adds no entry', async () => {
  restoreWidth = playWidth(390);
  const visitor = await visit('/news');
  const { user } = visitor;
  goTo(visitor, '/products');
  await waitFor(() => expect(address()).toBe('/products'));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(await within(menu).findByRole('link', { name: 'Products' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectOneEntry('/products', '/news');
});
