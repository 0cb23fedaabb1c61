import { playWidth } from '../support/phone';
import { goTo, leave, screen, visit, waitFor } from '../support/visit';

let restoreWidth = (): void => undefined;
afterEach(async () => {
  restoreWidth();
  await leave();
});

const field = () => screen.findByRole('combobox', { name: /Search for/ });

it('keeps a text that was typed in the bar for the sheet of a phone that is turned upright', async () => {
  restoreWidth = playWidth(844);
  const visitor = await visit('/news');
  const { user } = visitor;
  await user.type(await field(), 'lam');
  restoreWidth();
  restoreWidth = playWidth(390);
  // jsdom renders the narrow page with the next navigation.
  goTo(visitor, '/shops');
  const openSheet = async () =>
    user.click(await screen.findByRole('button', { name: 'Search for products, brands and shops' }));
  await openSheet();
  expect(await field()).toHaveValue('lam');

  await user.type(await field(), 'p{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?search=lamp'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  goTo(visitor, '/news');
  await openSheet();
  expect(await field()).toHaveValue('');
});
