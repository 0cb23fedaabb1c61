import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

describe('"The document title is the route title plus the app name, or only the app name if the route has no title."', () => {
  it('is the app name on the home page', async () => {
    await visit('/');
    await waitFor(() => expect(document.title).toBe('Marsa'));
  });

  it('is "route | app" elsewhere', async () => {
    await visit('/news');
    await waitFor(() => expect(document.title).toBe('News | Marsa'));
  });
});

it('"Any other path shows a page-not-found screen with a bare layout."', async () => {
  await visit('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
