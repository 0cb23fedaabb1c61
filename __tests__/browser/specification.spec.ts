import type { Page } from '@playwright/test';
import { everythingIdle, expect, test } from './shop';

/** Positions, heights and scrolling of the specification (§2, §4), which need a real layout. */

async function signIn(page: Page) {
  const response = await page.request.post('/api/login', {
    data: { phone: 'demo@marsa.example', password: 'demo1234' },
  });
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  await page.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
  return { Authorization: `Bearer ${data.access.token}` };
}

for (const language of ['en', 'ar'] as const) {
  test.describe(`sides, ${language}`, () => {
    test.use({ language });

    test('places the cart panel at the end of the line', async ({
      page,
      speech: { translate, direction },
    }) => {
      await page.goto('/news');
      await page.getByRole('button', { name: new RegExp(`^${translate('My Cart')}`) }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      // The rest of the window's width, except for a scroll bar.
      await expect
        .poll(async () => {
          const box = await drawer.boundingBox();
          return box && (direction === 'ltr' ? 1440 - box.x - box.width : box.x);
        })
        .toBeLessThan(20);
    });
  });
}

/** Returns the edges of visible amounts in the floating tab, in px from the edge of the window. */
async function visibleAmounts(page: Page, direction: 'ltr' | 'rtl') {
  const tab = page.locator('main ~ button[aria-haspopup=dialog]');
  await expect(tab).toBeVisible();
  await everythingIdle(page);
  const amounts = await tab.locator('bdi').evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Expects amounts that are neither clipped nor outside of the window.
      .filter(({ element, box }) =>
        element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
      )
      .map(({ box: { left, right } }) => ({
        left,
        right: document.documentElement.getBoundingClientRect().width - right,
        width: right - left,
      })),
  );
  return amounts.map(({ left, right, width }) => {
    const start = direction === 'ltr' ? right : left;
    return { start, end: start + width };
  });
}

for (const language of ['en', 'ar'] as const)
  for (const [viewport, room] of [
    [900, 32],
    [1440, 32],
    [1920, 152],
  ] as const)
    test.describe(`${viewport} px wide, ${language}`, () => {
      test.use({ language, viewport: { width: viewport, height: 900 } });

      test('"Floating cart tab with item count and total amount": both are visible at rest, beside the content', async ({
        page,
        speech: { direction },
      }) => {
        const headers = await signIn(page);
        const line = { product_id: 1, quantity: 2, size: null, color: null, unit: null, is_buy_now: false };
        const response = await page.request.post('/api/cart/store', { headers, data: line });
        expect(response.ok()).toBe(true);
        await page.goto('/buynow');
        // Read once: the amount is replaced while it changes.
        let amounts: Awaited<ReturnType<typeof visibleAmounts>> = [];
        await expect.poll(async () => (amounts = await visibleAmounts(page, direction))).toHaveLength(1);
        const [{ start, end } = { start: -1, end: Infinity }] = amounts;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(room);
      });
    });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const)
  test.describe(`${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('opens the chat panel 70vh high at the bottom of the page', async ({
      page,
      speech: { translate },
    }) => {
      await signIn(page);
      await page.goto('/products/1/details');
      await page.getByRole('button', { name: translate('Chat'), exact: true }).click();
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          return box && [Math.round(box.height), Math.round(box.y + box.height)];
        })
        .toEqual([Math.round(height * 0.7), height]);
      await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    });
  });

interface Conversation {
  shop: { id: number };
}

test('opens a conversation at its end, and loads older messages at its top', async ({ page }) => {
  const headers = await signIn(page);
  const response = await page.request.get('/api/get-shops', { headers });
  const { data } = (await response.json()) as { data: { data: Conversation[] } };
  let long: number | undefined;
  for (const { shop } of data.data) {
    const pages = await page.request.get(`/api/get-message?shop_id=${shop.id}&page=3`, { headers });
    const { data: found } = (await pages.json()) as { data: { data: unknown[] } };
    if (found.data.length === 20) long = shop.id;
  }
  await page.goto(`/messages?shop=${long}`);
  const log = page.getByRole('log');
  await expect(log.locator('li[data-key]')).toHaveCount(20);
  const scrolled = () =>
    log.evaluate((start) => {
      let element: Element | null = start;
      while (element && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement;
      return element ? element.scrollHeight - element.clientHeight - element.scrollTop : -1;
    });
  await expect.poll(scrolled).toBeLessThan(2);

  const older = page.waitForRequest(/get-message.*page=2/);
  await log.hover();
  await page.mouse.wheel(0, -20_000);
  await older;
  await expect(log.locator('li[data-key]')).toHaveCount(40);
});
