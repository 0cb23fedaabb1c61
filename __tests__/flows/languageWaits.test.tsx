import { setReload } from '@/shared/adapters';
import { choose } from '../support/chooseLanguage';
import { demo } from '../support/demo';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { productName } from '../support/productName';
import { asTimePasses, leave, screen, untilResponses, visit, visitSignedIn, waitFor } from '../support/visit';

afterEach(async () => {
  setReload();
  await leave();
});

const root = () => document.documentElement;

it('requests the names of the page while another call hangs', async () => {
  const visitor = await visitSignedIn('/products/1/details');
  const english = await productName();
  await untilResponses(visitor);
  const hanging = holdRequests('/api/recently-views');
  await visitor.user.click(await screen.findByRole('button', { name: /^My Cart/ }));
  await waitFor(() => expect(hanging.held()).toBe(1));
  await visitor.user.keyboard('{Escape}');
  await choose(visitor, 'العربية');
  await waitFor(() => expect(root()).toHaveAttribute('dir', 'rtl'));
  await asTimePasses(visitor.clock, 500, () =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(english),
  );
});

it('shows the settings of the last language when another was chosen before their response', async () => {
  const visitor = await visit('/news');
  await untilResponses(visitor);
  const release = holdResponses('/api/master');
  await choose(visitor, 'العربية');
  await waitFor(() => expect(release.handled()).toBe(1));
  await waitFor(() => expect(root()).toHaveAttribute('lang', 'ar'));
  await choose(visitor, 'فارسی');
  await waitFor(() => expect(root()).toHaveAttribute('lang', 'fa'));
  release();
  expect(await screen.findByText(/دبی مارینا/)).toBeVisible();
});

it('keeps the language just chosen when the app_locale of the server follows the language of each request', async () => {
  const reload = jest.fn();
  setReload(reload);
  const visitor = await visit('/news');
  await untilResponses(visitor);
  const release = holdResponses('/api/master');
  await demo.settings({ app_locale: 'ar' });
  await choose(visitor, 'العربية');
  await waitFor(() => expect(release.handled()).toBe(1));
  await waitFor(() => expect(root()).toHaveAttribute('lang', 'ar'));
  await demo.settings({ app_locale: 'ir' });
  await choose(visitor, 'فارسی');
  await waitFor(() => expect(root()).toHaveAttribute('lang', 'fa'));
  release();
  expect(await screen.findByText(/دبی مارینا/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(root()).toHaveAttribute('lang', 'fa');
});
