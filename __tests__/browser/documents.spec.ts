import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { become, expect, test } from './shop';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Opens the invoice dialog of a delivered order. */
async function openInvoice(page: Page) {
  const token = await become(page, 'orders');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.get('/api/orders?order_status=delivered', { headers });
  const { data } = (await response.json()) as { data: { orders: { id: number; order_code: string }[] } };
  const [order] = data.orders;
  await page.goto(`/order-history/${order?.id}`);
  await page.getByRole('button', { name: 'Invoice' }).click();
  return { dialog: page.getByRole('dialog', { name: 'Invoice' }), code: order?.order_code };
}

test('downloads an invoice as a PDF named after the order', async ({ page }) => {
  const { dialog, code } = await openInvoice(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`invoice-${code}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('shows an invoice that is a picture in the dialog', async ({ page }) => {
  await page.route('**/api/orders/*/invoice', (route) => route.fulfill({ body: PIXEL }));
  const { dialog } = await openInvoice(page);
  const picture = dialog.getByRole('img', { name: 'Invoice' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test('only downloads an invoice in HTML, and runs nothing of it', async ({ page }) => {
  const html = '<title>Invoice</title><script>opener.document.title = "stolen"</script>';
  await page.route('**/api/orders/*/invoice', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  const { dialog } = await openInvoice(page);
  await expect(dialog.getByText('This file cannot be shown here, but you can download it.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open' })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  // Even if the address is opened by hand, the browser saves the file instead of running it.
  const address = await dialog.getByRole('link', { name: 'Download' }).getAttribute('href');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((url) => window.location.assign(url ?? ''), address),
  ]);
  expect((await readFile(await download.path())).toString()).toBe(html);
});
