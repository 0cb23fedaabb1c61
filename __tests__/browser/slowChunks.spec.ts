import { failRequests } from './failRequests';
import { CODE, holdCode } from './holdCode';
import { restOnToasts } from './restOnToasts';
import { become, expect, test } from './shop';

test('shows a progress bar while the chunk of a dialog loads', async ({ page }) => {
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  for (const [button, dialog] of [
    ['Welcome Login', 'Welcome'],
    ['Forgot Password', 'Forgot Password'],
  ] as const) {
    const release = await holdCode(page);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(bar).toHaveCSS('opacity', '1');
    release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(bar).toHaveCount(0);
  }
});

test('leaves the focus on the page when a dialog is closed before the code of the focus arrives', async ({
  page,
}) => {
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const release = await holdCode(page, 'MuiButton-colorError');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
});

/** Scripts by what is lost: a release replaces the entry as well, or only what it loads. */
const LOST_SCRIPTS = [
  ['a page', /\/assets\/[^/]+\.js$/],
  ['a page behind its entry', /\/assets\/(?!main\.)[^/]+\.js$/],
] as const;

for (const [lost, scripts] of LOST_SCRIPTS) {
  test(`loads ${lost} again whose scripts were replaced while it loaded`, async ({ page }) => {
    const recover = await failRequests(page, scripts);
    await page.goto('/news', { waitUntil: 'commit' });
    await page.waitForEvent('framenavigated');
    recover();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  });

  test(`offers to load ${lost} again whose scripts are lost for good`, async ({ page, speech }) => {
    const recover = await failRequests(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForEvent('framenavigated');
    const offer = page.getByRole('alert');
    await expect(offer).toContainText('This part of the shop could not be loaded. Please try again.');
    await expect(page.getByRole('article').first()).toBeVisible();
    recover();
    await offer.getByRole('button', { name: speech.translate('Reload the page') }).click();
    await page.getByRole('button', { name: 'Welcome Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });
}

test('shows one progress bar while the chunks of two presses load', async ({ page }) => {
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  const release = await holdCode(page);
  await page.getByRole('button', { name: 'Welcome Login' }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(bar).toHaveCSS('opacity', '1');
  release();
  // Whichever of the two opens last hides the other one from screen readers.
  await expect(page.getByRole('dialog', { name: 'Welcome', includeHidden: true })).toBeVisible();
  await expect(page.getByRole('menu', { name: 'Language', includeHidden: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('shows the title of the route while the chunk of its page loads', async ({ page }) => {
  await page.goto('/products/1/details');
  await expect(page).not.toHaveTitle(/^Product /);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const link = footer.getByRole('link', { name: 'Contact', exact: true });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const release = await holdCode(page);
  await link.click();
  await expect(page).toHaveTitle('Contact Us | Marsa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Contact Us | Marsa');
});

test('shows a press as busy while the chunk of its saga loads', async ({ page }) => {
  await restOnToasts(page);
  await become(page, 'new');
  await page.goto('/news');
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog', { name: 'Log Out!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  const release = await holdCode(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(bar).toHaveCSS('opacity', '1');
  release();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Logout successfully' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('shows a visitor’s chat button as busy while its chunk loads, then Login', async ({ page }) => {
  await restOnToasts(page);
  await page.goto('/products/1/details');
  await page.waitForLoadState('networkidle');
  const release = await holdCode(page);
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCSS('opacity', '1');
  release();
  await expect(page.getByText('Please login first!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
});

test('shows a toast for its whole time after its chunk has loaded', async ({ page }) => {
  await page.clock.install();
  const release = await holdCode(page, 'notice-stack');
  await page.goto('/products/1/details');
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please login first!' });
  // Opened with the toast.
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  /** What is rendered in between sets timers of its own. */
  const asTimePasses = (isVisible: boolean) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return toast.isVisible();
        },
        { intervals: [0] },
      )
      .toBe(isVisible);
  // From here on time passes only as given.
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  release();
  await asTimePasses(true);
  await page.clock.runFor(2000);
  await expect(toast).toBeVisible();
  await asTimePasses(false);
});

for (const [menu, shown] of [
  [/^Language/, 'menu'],
  [/^My account/, 'menu'],
  ['Download our app', 'dialog'],
] as const)
  test(`shows an error when the chunk of the menu ${menu} fails to load, and retries on the next press`, async ({
    page,
  }) => {
    await become(page, 'new');
    await page.goto('/news');
    await page.waitForLoadState('networkidle');
    const press = () => page.getByRole('button', { name: menu }).first().click();
    const failure = page.getByRole('alertdialog');
    const recover = await failRequests(page, CODE);
    await press();
    await expect(failure.getByText('This part of the shop could not be loaded.')).toBeVisible();
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toHaveCount(0);
    recover();
    await press();
    await expect(page.getByRole(shown)).toBeVisible();
  });

const LOST = 'This part of the shop could not be loaded. Please try again.';

test('shows an error when the chunk of a press fails to load, and completes the press after a retry', async ({
  page,
}) => {
  await page.goto('/products/1/details');
  await page.waitForLoadState('networkidle');
  for (const name of ['Add to Cart', 'Buy Now']) {
    const button = page.getByRole('button', { name, exact: true }).first();
    const recover = await failRequests(page, CODE);
    await button.click();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    recover();
    await button.click();
    const login = page.getByRole('dialog', { name: 'Welcome' });
    await expect(login).toBeVisible();
    await login.getByRole('button', { name: 'Close' }).click();
  }
});

test('shows an error in place of the category menu when its chunk fails to load', async ({ page }) => {
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const recover = await failRequests(page, CODE);
  const all = page.getByRole('button', { name: 'All categories' });
  await all.click();
  await expect(page.getByText(LOST)).toBeVisible();
  recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Electronics' }).first()).toBeVisible();
});

test('loads no chunk when a favorite is pressed', async ({ page }) => {
  await become(page, 'new');
  await page.goto('/products');
  await page.waitForLoadState('networkidle');
  await page.route(CODE, (route) => route.abort());
  const favorite = page.getByRole('button', { name: /^Add .+ to wishlist$/ }).first();
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Saved Wishlist (1 item)' })).toBeVisible();
});

test('shows a page whose sagas did not load, and handles the next press once they do', async ({ page }) => {
  let isBlocked = true;
  await page.route(CODE, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (isBlocked && body.includes('"root saga"')) await route.abort();
    else await route.fulfill({ response, body });
  });
  await page.goto('/most-popular');
  await expect(page.getByText('This part of the shop could not be loaded. Please try again.')).toBeVisible();
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /wishlist$/ })
    .first();
  await expect(heart).toBeVisible();
  isBlocked = false;
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
});
