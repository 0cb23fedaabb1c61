import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** Sides, heights and scrolling of the specification (§2, §4): only a browser knows of them. */

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

    test('the cart panel is at the end of the line', async ({ page, speech: { translate, direction } }) => {
      await page.goto('/news');
      await page.getByRole('button', { name: new RegExp(`^${translate('My Cart')}`) }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      // What is left between the drawer and its edge of the window, but for the room of a scroll bar.
      await expect
        .poll(async () => {
          const box = await drawer.boundingBox();
          return box && (direction === 'ltr' ? 1440 - box.x - box.width : box.x);
        })
        .toBeLessThan(20);
    });
  });
}

test('the chat panel is 70vh high, at the foot of the page', async ({ page, speech: { translate } }) => {
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
    .toEqual([630, 900]);
});

interface Talk {
  shop: { id: number };
}

test('a conversation opens at its end, and its top asks for older messages', async ({ page }) => {
  const headers = await signIn(page);
  const response = await page.request.get('/api/get-shops', { headers });
  const { data } = (await response.json()) as { data: { data: Talk[] } };
  let long: number | undefined;
  for (const { shop } of data.data) {
    const pages = await page.request.get(`/api/get-message?shop_id=${shop.id}&page=3`, { headers });
    const { data: found } = (await pages.json()) as { data: { data: unknown[] } };
    if (found.data.length === 20) long = shop.id;
  }
  await page.goto(`/messages?shop=${long}`);
  const log = page.getByRole('log');
  await expect(log.getByRole('listitem')).toHaveCount(20);
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
  await expect(log.getByRole('listitem')).toHaveCount(40);
});
