import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, test } from './shop';
import { untilPainted, withoutTimeLimit } from './withoutTimeLimit';

/** Holds the app's script back until the returned function is called. */
const holdApp = (page: Page) => holdRequests(page, '**/assets/start.*.js');

const painted = (page: Page) => page.locator('#first-paint');

test('presses again what was pressed before the app had loaded, and keeps the typed term', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page).getByRole('textbox').fill('lamp');
  await painted(page).getByRole('button', { name: 'Welcome Login' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Search for products' })).toHaveValue('lamp');
});

test('follows a link of the painted page', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/products\/\d+\/details$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('finds what was typed into the painted search field', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page).getByRole('textbox').fill('lamp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/products\?search=lamp$/);
  release();
  await expect(page.getByRole('heading', { name: 'Results for “lamp”' })).toBeVisible();
});

test('shows an error in place of a painted page whose data is refused by the app', async ({ page }) => {
  await page.route('**/api/home?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows the whole app at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutTimeLimit(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset.painted && document.querySelector('#root h2')) {
        observer.disconnect();
        const parts = [...document.querySelectorAll('#root *')];
        const hidden = parts.filter((part) => getComputedStyle(part).visibility === 'hidden');
        const name = document.querySelector('#root a[href="/"] img + span')?.textContent;
        const inApp = { name, hidden: hidden.filter((part) => !part.closest('[inert]')).length };
        Object.assign(window, { inApp });
      }
    }).observe(document, { attributes: true, attributeFilter: ['data-painted'], subtree: true });
  });
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(painted(page).locator('main h2').first()).toBeVisible();
  await expect(painted(page).locator('a[href="/"] img + span')).toBeVisible();
  release();
  const inApp = () => page.evaluate(() => (window as { inApp?: object }).inApp);
  await expect.poll(inApp).toEqual({ name: 'Marsa', hidden: 0 });
});

test('loads the pictures of hidden banners once the app is shown', async ({ page }) => {
  await untilPainted(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const isPainted = Boolean(document.getElementById('first-paint'));
      if (isPainted || !document.querySelector('#root h2')) return;
      observer.disconnect();
      performance.mark('shown');
    }).observe(document, { childList: true, subtree: true });
  });
  const earliest = () =>
    page.evaluate(() => {
      const [shown] = performance.getEntriesByName('shown');
      const hidden = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /media\/banner\/[23]\//.test(name));
      return shown && hidden.length === 2
        ? Math.min(...hidden.map(({ startTime }) => startTime)) - shown.startTime
        : null;
    });
  await page.goto('/');
  await expect.poll(earliest).not.toBeNull();
  expect(await earliest()).toBeGreaterThan(0);
});
