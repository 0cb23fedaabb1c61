import type { Locator, Page } from '@playwright/test';
import { everythingIdle, expect, test } from './shop';

interface ProductsResponse {
  data: { products: { quantity: number }[] };
}

/** Opacity of an element's background color. */
const opacityOf = (element: Locator) =>
  element.first().evaluate((one) => {
    const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/.exec(getComputedStyle(one).backgroundColor) ?? [];
    return Number(alpha ?? 1);
  });

async function reduceTransparency(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

test('reduced transparency makes veils, backdrops and what lies on pictures opaque', async ({ page }) => {
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as ProductsResponse;
    for (const product of body.data.products.slice(0, 1)) product.quantity = 0;
    await route.fulfill({ response, json: body });
  });
  await reduceTransparency(page);
  await page.goto('/products');
  const soldOut = page.getByRole('article').getByText('Stock Out').locator('..');
  expect(await opacityOf(soldOut)).toBeGreaterThanOrEqual(0.9);
  expect(await opacityOf(page.getByRole('banner').locator('> div'))).toBe(1);
  await page.getByRole('button', { name: 'My Cart' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await everythingIdle(page);
  expect(await opacityOf(page.locator('.MuiBackdrop-root:not(.MuiBackdrop-invisible)'))).toBe(1);
  await page.keyboard.press('Escape');

  await page.goto('/products/1/details');
  const fullScreen = page.getByRole('button', { name: 'Full screen' });
  expect(await opacityOf(fullScreen)).toBe(1);
  await fullScreen.click();
  for (const name of ['Next picture', 'Previous picture'])
    expect(await opacityOf(page.getByRole('dialog').getByRole('button', { name }))).toBe(1);

  await page.goto('/');
  const veil = page.getByRole('main').locator('img[fetchpriority=high]').first().locator('..');
  const color = await veil.evaluate((scene) => getComputedStyle(scene, '::after').backgroundImage);
  expect(color).toContain('rgb(255, 255, 255) 54%');
});

test('no other system loads these styles, and a page that is open follows the preference', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/products/1/details');
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/preferences.css');
  const button = page.getByRole('button', { name: 'Full screen' });
  expect(await opacityOf(button)).toBeLessThan(1);
  await reduceTransparency(page);
  await expect.poll(() => opacityOf(button)).toBe(1);
});
