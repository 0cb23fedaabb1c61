import { restOnToasts } from './restOnToasts';
import { become, everythingIdle, expect, test } from './shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the other policies are in sight before the text of one', async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Policies' });
  await expect(others.getByRole('link', { name: 'Cookie Policy' })).toBeInViewport({ ratio: 1 });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const links = await others.boundingBox();
  expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a confirmation is as high as its content, at the bottom of the screen', async ({ page }) => {
  await become(page, 'orders');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete Account' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await everythingIdle(page);
  const sheet = await dialog.boundingBox();
  expect(sheet?.width).toBe(390);
  expect(sheet?.height).toBeLessThan(400);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
});

test('a payment that was not made is a short sheet, with its notice above', async ({ page }) => {
  await restOnToasts(page);
  await become(page, 'orders');
  await page.goto('/order/999999/payment/cancel');
  const notice = page.getByText('Payment Canceled', { exact: true }).last();
  await expect(notice).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Your order is not paid yet' });
  await expect(dialog).toBeVisible();
  await everythingIdle(page);
  const sheet = await dialog.boundingBox();
  expect(sheet?.height).toBeLessThan(420);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
  const text = await notice.boundingBox();
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
});
