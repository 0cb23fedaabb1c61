import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { rewriteJson } from './rewriteJson';
import { become, expect, test } from './shop';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const HOSTILE = [
  'http://:/a.jpg',
  'http://[',
  '//',
  'http://%zz',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:x',
  'http://shop.example/\ud800',
  '/\\evil.example',
  `https://evil.example/${'a'.repeat(20_000)}`,
];

const ADDRESS =
  /^(thumbnail|logo|banner|profile_photo|customer_profile|url|src|link|web_logo|app_logo|web_footer_logo|footer_qr|google_playstore_link|app_store_link|invoice_url|payment_receipt_url|whatsapp|messenger|redirect_url|auth_url)$/;
const HTML = /^(description|short_description|message)$/;

/** Replaces every URL field of every response with a hostile URL, in rotation. */
async function spoilAddresses(page: Page): Promise<void> {
  let count = 0;
  const next = () => HOSTILE[(count += 1) % HOSTILE.length] ?? '';
  const html = () =>
    `<p>Text</p>${HOSTILE.map((address) => `<img src="${address}"><a href="${address}">link</a>`).join('')}`;
  const spoil = (name: string, value: Json): Json => {
    if (ADDRESS.test(name) && (typeof value === 'string' || value === null)) return next();
    if (HTML.test(name) && typeof value === 'string') return html();
    if (name === 'slug' && typeof value === 'string') return '..';
    if (name === 'show_download_app') return true;
    if (Array.isArray(value)) return value.map((item) => spoil(name, item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(key, inner)]));
  };
  await rewriteJson(page, / \/api\/(?!lang)/, (text) => spoil('', JSON.parse(text) as Json));
}

test('breaks no page and no link with malformed addresses in every field', async ({ page, baseURL }) => {
  await become(page, 'orders');
  await spoilAddresses(page);
  const own = ['/dashboard', '/order-history/1', '/wishlist', '/profile', '/messages', '/support-tickets'];
  for (const path of [
    ...['/', '/products', '/products/1/details', '/shops', '/shops/1', '/categories', '/news', '/contact-us'],
    ...['/blog/any', '/about-us', '/flash-sale/2', '/checkout', ...own, '//', '/products#%zz'],
  ]) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).protocol, link.outerHTML]));
    const followed = links.filter(([protocol = '']) => !/^(https?|mailto|tel):$/.test(protocol));
    expect(followed, path).toEqual([]);
  }
});

test('does not follow an invoice’s redirect to another origin, nor send the token there', async ({
  page,
}) => {
  const received: IncomingHttpHeaders[] = [];
  const other = createServer((request, response) => {
    received.push(request.headers);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, X-Requested-With');
    response.end('%PDF-1.7 stolen');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    const token = await become(page, 'orders');
    const headers = { Authorization: `Bearer ${token}` };
    const result = await page.request.get('/api/orders?order_status=delivered', { headers });
    const { data } = (await result.json()) as { data: { orders: { id: number }[] } };
    let redirects = 0;
    await page.route('**/api/orders/*/invoice', (route) => {
      redirects += 1;
      return route.fulfill({ status: 302, headers: { Location: `http://127.0.0.1:${port}/` } });
    });
    await page.goto(`/order-history/${data.orders[0]?.id}`);
    await page.getByRole('button', { name: 'Invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invoice' });
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(redirects).toBeGreaterThan(0);
    expect(received).toEqual([]);
  } finally {
    other.close();
  }
});
