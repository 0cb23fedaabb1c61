import { expect, test } from './shop';
import { untilPainted, withoutTimeLimit } from './withoutTimeLimit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('keeps the painted bottom bar until the app’s has loaded', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isBar = (await response.text()).includes('"Shortcuts"');
    if (isBar) await released;
    await route.fulfill({ response });
  });
  await untilPainted(page);
  await withoutTimeLimit(page);
  const account = (root: string) => page.locator(`${root} nav a[href="/dashboard"]`);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root main article').first()).toBeAttached();
  await expect(account('#root')).toHaveCount(0);
  await expect(account('#first-paint')).toBeVisible();
  release();
  await expect(account('#root')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
});
