import { demo } from '../support/demo';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

const LONG = 'x'.repeat(100_000);

/** Waits until a visitor has loaded the catalogue in English. */
async function expectShopOpen(): Promise<void> {
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Welcome Login' })).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  await waitFor(() => expect(globalThis.shopCalls).toContain('/api/lang/en'));
}

it.each([
  ['not of Latin 1', 'عربي', 'عربي'],
  ['with a line break', 'en\nX: 1', 'token\nX: 1'],
  ['with a NUL', 'e\u0000n', 'tok\u0000en'],
  ['of 100 kB', LONG, LONG],
])(
  'ignores a stored locale and token %s, and opens in English for a visitor',
  async (_name, locale, token) => {
    window.localStorage.setItem('locale', locale);
    window.localStorage.setItem('token', token);
    const { shop } = await visit('/products');
    await expectShopOpen();
    expect(shop.store.getState().locale.locale).toBe('en');
    expect(window.localStorage.getItem('token')).toBeNull();
  },
);

it('ignores a stored locale that leads up a path', async () => {
  window.localStorage.setItem('locale', '../master');
  await visit('/products');
  await expectShopOpen();
});

it.each([
  ['not of Latin 1', 'عربي'],
  ['with a line break', 'en\r\nX: 1'],
  ['that leads up', '../../master'],
  ['that is empty', ''],
])('ignores an app_locale of the server %s, and keeps the language', async (_name, text) => {
  await demo.settings({ app_locale: text });
  const { shop } = await visit('/products');
  await expectShopOpen();
  expect(shop.store.getState().locale.locale).toBe('en');
  expect(window.localStorage.getItem('locale')).not.toBe(text);
});
