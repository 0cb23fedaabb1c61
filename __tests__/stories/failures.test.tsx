import { demo } from '../support/demo';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

describe('a backend that fails leaves a page with a message and "Try again"', () => {
  it.each([
    ['answers HTML', { body: 'html' as const }],
    ['answers 500', { status: 500 }],
    ['cuts its answers', { body: 'cut' as const }],
    ['does not answer in time', { delayMs: 120_000 }],
  ])('that %s', async (_how, fault) => {
    await demo.fault({ path: '/api/home', ...fault });
    const visitor = await visit('/');
    // Reads are tried again twice before anybody is bothered.
    const button = await waitFor(async () => {
      await visitor.clock.advance(3000);
      return screen.getByRole('button', { name: 'Try again' });
    });
    await demo.reset();
    await visitor.user.click(button);
    expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();
  });

  it('opens with defaults when /master is down, says so, and goes on asking', async () => {
    await demo.fault({ path: '/api/master', status: 503 });
    const visitor = await visit('/news');
    await waitFor(async () => {
      await visitor.clock.advance(3000);
      expect(document.title).toBe('News | Storefront');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
    await demo.reset();
    await waitFor(async () => {
      await visitor.clock.advance(10_000);
      expect(document.title).toBe('News | Marsa');
    });
  });
});

describe('a broken storage is put aside', () => {
  it.each(['{nonsense', '{"session":"{\\"user\\":5}","cache":"[1]","_persist":"{\\"version\\":1}"}'])(
    'such as %s',
    async (text) => {
      window.localStorage.setItem('persist:storefront', text);
      await visit('/news');
      await waitFor(() => expect(document.title).toBe('News | Marsa'));
    },
  );
});

it('an unknown product is "Page not found" in place', async () => {
  await visit('/products/999999/details');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
