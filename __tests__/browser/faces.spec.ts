import { holdRequests } from './holdRequests';
import { expect, test, watchShifts } from './shop';
import { inLanguages } from './variants';
import { untilPainted, withoutTimeLimit } from './withoutTimeLimit';

/**
 * Runs in the page: its faces, and when their files were requested. Chromium has no time for those that it
 * takes from its memory.
 */
const collectFaces = () => {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.endsWith('.woff2'),
  );
  const downloaded = files.filter(({ transferSize }) => transferSize > 0);
  const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
    paintTime: number;
  })[];
  const pen = document.createElement('canvas').getContext('2d');
  const widthAt = (weight: number) => {
    if (pen) pen.font = `${weight} 100px Figtree`;
    return pen?.measureText('Order').width;
  };
  const families = (faces: readonly FontFace[]) =>
    faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return {
    loaded: families(Object.values(window.faces ?? {})),
    shown: families([...document.fonts]).filter((family) => /^(?:Figtree|Cairo)$/.test(family)),
    early: downloaded.filter(({ startTime }) => startTime < (paint?.paintTime ?? Infinity)).length,
    kilobytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    widths: new Set([400, 500, 600, 700].map(widthAt)).size,
  };
};

for (const [width, language] of inLanguages([390, 1440]))
  test.describe(`${width} px, ${language}`, () => {
    test.use({ language, viewport: { width, height: 900 } });

    test('shifts nothing when the app replaces the painted page, nor by the shop’s faces', async ({
      page,
    }) => {
      await untilPainted(page);
      await withoutTimeLimit(page);
      const shift = await watchShifts(page);
      const faces = language === 'ar' ? ['Figtree', 'Cairo'] : ['Figtree'];
      for (const path of ['/', '/contact-us', '/products', '/products/5/details', '/shops/1']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect.poll(async () => (await page.evaluate(collectFaces)).loaded).toEqual(faces);
        expect(await shift(), path).toBe(0);
        const { early, kilobytes } = await page.evaluate(collectFaces);
        expect(early, path).toBe(0);
        expect(kilobytes).toBeLessThan(60);
      }
      // A face that was late for its page is shown on the next one.
      await page.locator('main article a').first().click();
      await expect.poll(async () => (await page.evaluate(collectFaces)).shown).toEqual(faces);
      expect((await page.evaluate(collectFaces)).widths).toBe(4);
    });
  });

test('shows the face of a language together with its texts', async ({ page }) => {
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  const release = await holdRequests(page, '**/api/lang/ar');
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  // The texts wait for the face for a moment only, which a busy machine may exceed.
  await expect.poll(async () => (await page.evaluate(collectFaces)).loaded).toEqual(['Figtree', 'Cairo']);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect.poll(async () => (await page.evaluate(collectFaces)).shown).toEqual(['Figtree', 'Cairo']);
});
