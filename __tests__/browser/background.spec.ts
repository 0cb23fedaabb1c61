import type { Page } from '@playwright/test';
import { failRequests } from './failRequests';
import type { Speech } from './shop';
import { expect, expectAccessible, test, watchShifts } from './shop';
import { languages } from './variants';

declare global {
  interface Window {
    /** Appearance of the page at each frame, without repetitions. */
    appearances: string[];
    shifts: number;
  }
}

/** Records the page's background and direction from before the first paint, and its layout shifts. */
const watchAppearances = (page: Page) =>
  page.addInitScript(() => {
    window.appearances = [];
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const recordAppearance = () => {
      // Nothing is painted before the body exists.
      if (document.body) {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const appearance = `${document.documentElement.dir} ${backgroundColor}`;
        if (window.appearances.at(-1) !== appearance) window.appearances.push(appearance);
      }
      requestAnimationFrame(recordAppearance);
    };
    requestAnimationFrame(recordAppearance);
  });

const LIGHT = 'rgb(250, 250, 248)';
const DARK = 'rgb(18, 20, 19)';

const finished = async (page: Page) => {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Returns on which side of the number each visible amount has its currency symbol. */
const positionsOf = (page: Page, symbol: string) =>
  page.locator('main').evaluate((main, sign) => {
    const texts = [...main.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes]);
    const written = texts.filter((text) => text instanceof Text && /\u2066/.test(text.data));
    const shown = [...main.querySelectorAll('bdi:has(> [data-position])')].filter((one) =>
      one.checkVisibility(),
    );
    const amounts = [...shown, ...written];
    const positions = amounts.map((amount) => {
      const nodes =
        amount instanceof Text ? [amount] : [...amount.childNodes].map((node) => node.firstChild ?? node);
      const middleOf = (pattern: RegExp) => {
        const node = nodes.find(({ textContent }) => pattern.test(textContent ?? ''));
        const { index, 0: found } = pattern.exec(node?.textContent ?? '') ?? { index: 0, 0: '' };
        if (!node) return Number.NaN;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      };
      const ahead = middleOf(/[\d٠-٩][\d٠-٩.,٫٬]*/) - middleOf(new RegExp(sign.replaceAll('.', '\\.')));
      if (Number.isNaN(ahead)) return 'missing';
      return ahead > 0 ? 'prefix' : 'suffix';
    });
    return { count: Math.min(written.length, 1), places: [...new Set(positions)] };
  }, symbol);

const searchField = (page: Page, { translate }: Speech) =>
  page.getByRole('combobox', { name: translate('Search for products, brands and shops') });

for (const language of languages) {
  test.describe(`the background, ${language}`, () => {
    test.use({ language });

    test('"the symbol before or after by `currency.position`", whatever script it is of', async ({
      page,
    }) => {
      const firstProducts = await page.request.get('/api/products?per_page=50');
      const { data } = (await firstProducts.json()) as {
        data: { products: { id: number; discount_price: number }[] };
      };
      const reduced = data.products.find(({ discount_price: price }) => Number(price) > 0);
      for (const symbol of ['AED', 'ر.س']) {
        for (const position of ['prefix', 'suffix']) {
          await page.request.post('/qa/master', {
            data: { currency: { name: 'Currency', symbol, position } },
          });
          await page.goto(`/products/${reduced?.id}/details`);
          await expect.poll(() => positionsOf(page, symbol)).toEqual({ count: 1, places: [position] });
        }
      }
    });

    test('the first visit paints in its direction and background, light or dark, without a layout shift', async ({
      page,
      speech: { direction, translate },
    }) => {
      await watchAppearances(page);
      // Slow settings, whose direction must not flip the page.
      await page.request.post('/qa/faults', { data: { path: '/api/master', delayMs: 500, times: 1 } });
      await page.goto('/');
      await finished(page);
      expect(await page.evaluate(() => window.appearances)).toEqual([`${direction} ${LIGHT}`]);
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);

      await page.getByRole('button', { name: translate('Dark appearance') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await expectAccessible(page);
      await page.reload();
      await finished(page);
      expect(await page.evaluate(() => window.appearances)).toEqual([`${direction} ${DARK}`]);
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);
      await page
        .getByRole('button', { name: translate('Login') })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: translate('Welcome'), exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('follows a dark system theme from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await watchAppearances(page);
  await page.goto('/');
  await finished(page);
  expect(await page.evaluate(() => window.appearances)).toEqual([`ltr ${DARK}`]);
});

test('keeps page, scroll and typed text on a change of language, and loads the mirroring styles only then', async ({
  page,
  speech,
}) => {
  const mirrors: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then(
      (text) => text.includes('shop-rtl') && mirrors.push(response.url()),
      () => undefined,
    );
  });
  await page.goto('/products?sort=newest');
  await finished(page);
  expect(mirrors).toEqual([]);
  await searchField(page, speech).fill('half a wor');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 700));
  const choose = async (title: string) => {
    // Clicked in place, because Playwright's click would scroll; the keyboard reaches the button without
    // scrolling.
    await page.getByRole('button', { name: /^(Language|اللغة): / }).dispatchEvent('click');
    await page.getByRole('menuitemradio', { name: title }).press('Enter');
  };
  for (const [title, direction] of [
    ['العربية', 'rtl'],
    ['English', 'ltr'],
  ] as const) {
    await choose(title);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/products\?sort=newest$/);
    // Scroll anchoring keeps the visible content in place, which differs by some pixels in another script.
    const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - 700);
    await expect.poll(moved).toBeLessThan(60);
    await expect(page.locator('header input').first()).toHaveValue('half a wor');
    await expect.poll(() => mirrors.length).toBe(1);
  }
});

test('opens although the app’s own script fails at first', async ({ page }) => {
  await failRequests(page, '**/assets/start.*.js', 1);
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows an error in place of a chunk that fails to load, and retries on press or when online', async ({
  page,
  context,
  speech: { translate },
}) => {
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const label = translate('This part of the shop could not be loaded. Please try again.');
  const recover = await failRequests(page, '**/assets/*.js');
  await page
    .getByRole('link', { name: translate('Products'), exact: true })
    .first()
    .click();
  await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: translate('Reload the page') })).toBeVisible();
  recover();
  await page.getByRole('button', { name: translate('Try again') }).click();
  await finished(page);

  await context.setOffline(true);
  await expect(page.getByText(translate('You are offline. What you see may be out of date.'))).toBeVisible();
  await page
    .getByRole('link', { name: translate('Shops'), exact: true })
    .first()
    .click();
  await expect(page.getByText(label)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(translate('You are offline. What you see may be out of date.'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: translate('Shops') })).toBeVisible();
  await expect(page.getByText(label)).toBeHidden();

  // The same for responses instead of chunks.
  await context.setOffline(true);
  await page
    .getByRole('link', { name: translate('Products'), exact: true })
    .first()
    .click();
  await page
    .getByRole('link', { name: translate('Most Popular'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('alert').getByRole('button', { name: translate('Try again') })).toBeVisible();
  await context.setOffline(false);
  await finished(page);
  await expect(page.getByRole('alert').getByRole('button', { name: translate('Try again') })).toHaveCount(0);
});

test('has the footer from the start, and its links without scrolling or a layout shift', async ({ page }) => {
  const shiftSoFar = await watchShifts(page);
  await page.goto('/products');
  const footer = page.getByRole('contentinfo');
  // Not polled: the footer must not be rendered later.
  expect(await footer.count()).toBe(1);
  await expect(footer).not.toBeInViewport();
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await shiftSoFar()).toBeLessThan(0.002);
});
