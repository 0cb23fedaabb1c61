import { brokenWords } from './measures';
import { become, everythingIdle, expect, test } from './shop';

test('the whole contact form fits a tablet held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('/contact-us');
  const form = page.locator('.MuiCard-root', { has: page.getByLabel('Subject') });
  await everythingIdle(page);
  await expect(form).toBeInViewport({ ratio: 1 });
});

test('the title of a list is as large as that of any other page', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/products', '/contact-us']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
    }
  }
});

test('the veil behind a dialog covers the room of the scrollbar', async ({ page }) => {
  await become(page, 'orders');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', 'rgb(250, 250, 248)');
  await page.getByRole('button', { name: 'My Cart' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(root).not.toHaveCSS('background-color', 'rgb(250, 250, 248)');
  await page.keyboard.press('Escape');
  await expect(root).toHaveCSS('background-color', 'rgb(250, 250, 248)');
});

test('the preview of a video is whole on a full screen', async ({ page }) => {
  await page.route('**/api/product-details?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { product: { thumbnails: object[] } } };
    const { thumbnails } = body.data.product;
    thumbnails[0] = { ...thumbnails[0], url: '/media/x.webm', type: 'file' };
    await route.fulfill({ response, json: body });
  });
  for (const viewport of [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/products/1/details');
    await page.getByRole('button', { name: 'Full screen' }).click();
    const preview = page.getByRole('dialog').getByRole('button', { name: 'Play the video' }).locator('img');
    await everythingIdle(page);
    await expect(preview).toBeInViewport({ ratio: 1 });
  }
});

test('beside the QA panel a banner keeps its title off its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?qa');
  await expect(page.getByRole('complementary', { name: 'QA panel' })).toBeVisible();
  const banners = page.getByRole('region', { name: 'Highlights' });
  await everythingIdle(page);
  const share = await banners.evaluate((frame) => {
    const { left, width } = frame.getBoundingClientRect();
    return ((frame.querySelector('h2 bdi')?.getBoundingClientRect().right ?? NaN) - left) / width;
  });
  expect(share).toBeLessThan(0.52);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('the items of an order have their whole names', async ({ page }) => {
    await become(page, 'orders');
    await page.goto('/order-history/1');
    const names = page.locator('main li a[href^="/products/"]');
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((links) =>
      links.filter((link) => link.scrollHeight > link.clientHeight + 1).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  test('text of 200 % breaks no number of an order', async ({ page }) => {
    await become(page, 'orders');
    await page.goto('/order-history');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(brokenWords, 'main article h2')).toEqual([]);
  });
});
