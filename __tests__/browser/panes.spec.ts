import { become, expect, test } from './shop';

const WIDE = { width: 1180, height: 820 };
/** Two panes as well (R85). */
const UPRIGHT = { width: 820, height: 1180 };
const NARROW = { width: 744, height: 1133 };

test('shows a list beside its details on a tablet; a rotation keeps the open item, typed text and scroll position', async ({
  page,
}) => {
  await become(page, 'orders');
  await page.request.post('/qa/plenty', { data: { orders: 0, tickets: 100 } });
  await page.setViewportSize(WIDE);
  await page.goto('/support-tickets?status=running');
  const list = page.getByRole('navigation', { name: 'Ticket status' });
  await page.getByRole('link', { name: /TK-/ }).first().click();
  const response = page.getByRole('textbox', { name: 'Your answer' });
  await response.fill('Half an ans');
  await expect(list).toBeVisible();

  const scrolled = () =>
    list.evaluate((inList) => {
      for (let box: HTMLElement | null = inList as HTMLElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowY === 'auto') return box.scrollTop;
      return -1;
    });
  await page.getByRole('link', { name: /TK-/ }).nth(4).hover();
  await page.mouse.wheel(0, 250);
  await expect.poll(scrolled).toBe(250);

  await page.setViewportSize(UPRIGHT);
  await expect(list).toBeVisible();
  // The account links are icons beside both, named by their texts.
  const rail = page.getByRole('navigation', { name: 'My account' });
  await expect(rail.getByRole('link', { name: 'Order History', exact: true })).toHaveCSS('width', '48px');
  await page.setViewportSize(NARROW);
  await expect(list).toBeHidden();
  await expect(response).toHaveValue('Half an ans');
  await page.getByRole('link', { name: 'All tickets' }).click();
  await expect(page).toHaveURL(/\/support-tickets\?status=running$/);
  await page.goBack();
  await page.setViewportSize(WIDE);
  await expect(response).toHaveValue('Half an ans');
  await expect(list).toBeVisible();
  await expect.poll(scrolled).toBe(250);
});

test('shows the open order or ticket of a deep link in the list beside it', async ({ page }) => {
  await become(page, 'orders');
  await page.request.post('/qa/plenty', { data: { orders: 0, tickets: 100 } });
  for (const size of [UPRIGHT, WIDE]) {
    await page.setViewportSize(size);
    for (const [path, name] of [
      ['/order-history', /^View order/],
      ['/support-tickets?status=running', /TK-/],
    ] as const) {
      await page.goto(path);
      const link = page.getByRole('link', { name }).last();
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  }
});

test('prints the open details, without the list and without controls', async ({ page }) => {
  await become(page, 'orders');
  await page.setViewportSize(WIDE);
  for (const [path, title, inList, link, opened] of [
    ['/support-tickets?status=running', 'Support Ticket', 'Ticket status', /TK-/, page.getByRole('article')],
    [
      '/order-history',
      'Order History',
      'Order status',
      /View order/,
      page.getByRole('region', { name: 'Items' }),
    ],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
    // The newest is open, but was not chosen, so the list is printed.
    await expect(opened).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(opened).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: inList })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(0);

    const colors = () =>
      page.evaluate(() =>
        ['primary-main', 'warning-main', 'surface-strong', 'text-primary'].map((name) =>
          getComputedStyle(document.documentElement).getPropertyValue(`--shop-palette-${name}`),
        ),
      );
    const inLight = await colors();
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect.poll(colors).not.toEqual(inLight);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(colors).toEqual(inLight);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

test('counts and paginates 200 orders and 100 tickets, down to the last', async ({ page }) => {
  await become(page, 'orders');
  await page.request.post('/qa/plenty', { data: { orders: 200, tickets: 100 } });
  await page.goto('/order-history');
  await expect(page.getByRole('link', { name: 'All 213' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 5', exact: true }).click();
  await expect(page).toHaveURL(/\?page=5$/);
  await expect(page.getByRole('link', { name: 'View order MR-10573' })).toBeVisible();
  await page.goto('/order-history?page=22');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: /^Delivered/ }).click();
  await expect(page).toHaveURL(/\?order_status=delivered$/);

  const response = await page.request.get('/api/support-tickets', {
    headers: { Authorization: `Bearer ${await page.evaluate(() => window.localStorage.getItem('token'))}` },
  });
  const { data } = (await response.json()) as {
    data: { running: number; completed: number; cancel: number };
  };
  const total = data.running + data.completed + data.cancel;
  expect(total).toBeGreaterThan(100);
  await page.goto('/support-tickets');
  await expect(page.getByRole('link', { name: `All ${total}` })).toBeVisible();
  await page.goto('/support-tickets?page=9999');
  await expect(page).toHaveURL(new RegExp(`page=${Math.ceil(total / 10)}$`));
  await expect(page.getByRole('link', { name: /TK-/ })).toHaveCount(total % 10 || 10);
});
