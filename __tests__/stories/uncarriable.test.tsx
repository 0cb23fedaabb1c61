import { demo } from '../support/demo';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

it.each(['عربي', 'en\nX: 1', '../master', 'x'.repeat(100_000)])(
  'with the stored locale and token %j the shop opens in English for a visitor',
  async (text) => {
    window.localStorage.setItem('locale', text);
    window.localStorage.setItem('token', text);
    const { shop } = await visit('/products');
    expect(await screen.findAllByRole('button', { name: 'Add to Cart' })).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(shop.store.getState().locale.locale).toBe('en');
    await waitFor(() => expect(globalThis.shopCalls).toContain('/api/lang/en'));
    window.localStorage.removeItem('token');
  },
);

it.each(['عربي', 'en\r\nX-Evil: 1', '../../master', ''])(
  'the server’s app_locale %j is put aside, and the shop goes on in its own language',
  async (text) => {
    await demo.settings({ app_locale: text });
    const { shop } = await visit('/products');
    expect(await screen.findAllByRole('button', { name: 'Add to Cart' })).not.toHaveLength(0);
    expect(shop.store.getState().locale.locale).toBe('en');
    expect(window.localStorage.getItem('locale')).not.toBe(text);
  },
);
