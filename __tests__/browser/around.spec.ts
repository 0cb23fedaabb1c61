import { everythingIdle, expect, expectAccessible, test, watchCalls, watchShifts } from './shop';

const PAGES = [
  '/shops',
  '/shops/3',
  '/shops/3?tab=reviews',
  '/shops/3/categories/6',
  '/flash-sale/1',
  '/news',
  '/blog/the-third-kiln',
  '/privacy-policy',
  '/contact-us',
];

const CALLS = [
  'shops/*',
  'shop-categories',
  'products',
  'reviews',
  'flash-sale/*',
  'blog*',
  'legal-pages/*',
  'contact-us',
];

for (const [width, language] of [
  [1440, 'en'],
  [390, 'ar'],
] as const) {
  test.describe(`${width} px wide, ${language}`, () => {
    test.use({ viewport: { width, height: 844 }, language });

    test('shifts no layout, repeats no request and violates no accessibility rule on any page', async ({
      page,
    }) => {
      const moved = await watchShifts(page);
      const calls = watchCalls(page);
      for (const [index, path] of CALLS.entries())
        await page.request.post('/qa/faults', {
          data: { path: `/api/${path}`, delayMs: 300 + 150 * (index % 3) },
        });
      for (const address of PAGES) {
        calls.length = 0;
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // The call for the running sale is late: on the next page it would count twice.
        await expect(page.locator('header a[href^="/flash-sale/"]')).toBeVisible();
        expect.soft(await moved(), address).toBeCloseTo(0, 3);
        expect.soft([...calls].sort(), address).toEqual([...new Set(calls)].sort());
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, address).toBeLessThanOrEqual(0);
        if (width < 600) await expectAccessible(page);
      }
    });
  });
}

const HOSTILE = `
  <script>window.hacked = 1; fetch('https://elsewhere.example/a')</script>
  <img src="https://elsewhere.example/b.png" onerror="window.hacked = 2"><img src="x" onerror="window.hacked = 3">
  <svg onload="window.hacked = 4"><image href="https://elsewhere.example/c.png"/></svg>
  <style>@import 'https://elsewhere.example/d.css'; * { display: none !important }</style>
  <link rel="stylesheet" href="https://elsewhere.example/e.css"><iframe src="https://elsewhere.example/f"></iframe>
  <form action="https://elsewhere.example/g"><input autofocus onfocus="window.hacked = 5"><button>Go</button></form>
  <a href="javascript:window.hacked = 6">press me</a><a href="data:text/html,<script>1</script>">or me</a>
  <video src="https://elsewhere.example/h.mp4" autoplay poster="https://elsewhere.example/i.png"></video>
  <div style="position:fixed;inset:0;z-index:9999;width:9999px" class="MuiDialog-root" id="root">cover</div>
  <p>${'unbreakable'.repeat(400)}</p>
  <table background="https://elsewhere.example/j.png"><tr>${'<td width="900">wide cell</td>'.repeat(60)}</tr></table>`;

test.describe('hostile texts of a shop', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('run no script, request no other origin and break no layout, even at a megabyte', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('elsewhere.example')) elsewhere.push(request.url());
    });
    const html = `${HOSTILE}${'<p>A long word about nothing at all. </p>'.repeat(25_000)}<p>The end</p>`;
    expect(html.length).toBeGreaterThan(1_000_000);
    await page.route('**/api/legal-pages/about-us', (route) =>
      route.fulfill({
        json: { message: 'Success', data: { content: { title: 'About <b>us</b>', description: html } } },
      }),
    );
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1, name: 'About <b>us</b>' })).toBeVisible();
    await expect(page.getByText('The end', { exact: true })).toBeAttached();
    const press = page.getByText('press me');
    await press.click();
    expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block');
    expect(elsewhere).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Policies' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('sets head and text of an article in one line length, around a wider picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/the-third-kiln');
  const article = page.getByRole('article').first();
  const boxOf = async (selector: string) => {
    const box = await article.locator(selector).first().boundingBox();
    return { start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) };
  };
  await expect(article.locator('[data-variant] > div > p').first()).toBeVisible();
  await everythingIdle(page);
  const [head, text, tags] = [await boxOf('div:has(> h1)'), await boxOf('[data-variant]'), await boxOf('ul')];
  const picture = await boxOf('img[fetchpriority="high"]');
  expect(text).toEqual(head);
  expect(tags).toEqual(head);
  expect(head.start - picture.start).toBeGreaterThan(50);
  expect(picture.end - head.end).toBeCloseTo(head.start - picture.start, 0);
});
