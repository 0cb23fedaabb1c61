import { showApp } from '@/shared/adapters';
import { callsTo } from '../support/entry';
import { leave, screen, visit, visitSignedIn, waitFor } from '../support/visit';

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

describe('below a painted page, without DevTools', () => {
  const DEVTOOLS = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';
  const devTools: unknown = Reflect.get(window, DEVTOOLS);
  beforeEach(() => {
    Reflect.deleteProperty(window, DEVTOOLS);
    const painted = document.createElement('div');
    painted.id = 'first-paint';
    painted.innerHTML = '<main><h1>Painted</h1></main>';
    document.body.append(painted);
  });
  afterEach(() => {
    document.getElementById('first-paint')?.remove();
    Reflect.set(window, DEVTOOLS, devTools);
  });

  it('starts the sagas with the app, hands them earlier actions, and sends their first calls once', async () => {
    const { shop, user } = await visit('/news');
    await waitFor(() => expect(callsTo('/master')).toBe(1));
    await user.click(await screen.findByRole('link', { name: 'Saved Wishlist' }));
    expect(shop.store.getState().overlays.stack).toEqual([]);
    showApp();
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
    await waitFor(() => expect(shop.store.getState().locale.lastAppLocale).toBe('en'));
    expect([callsTo('/master'), callsTo('/lang/en')]).toEqual([1, 1]);
  });

  it('looks up the user of a token at once', async () => {
    const { shop } = await visitSignedIn('/news');
    expect(shop.store.getState().session.user).not.toBeNull();
    expect(document.getElementById('first-paint')).toBeInTheDocument();
  });
});
