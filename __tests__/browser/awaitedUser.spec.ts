import { holdRequests } from './holdRequests';
import { become, expect, test, watchShifts } from './shop';
import { inLanguages } from './variants';

/**
 * A token is stored without its user, as after a partial loss of the storage: the page must not shift when
 * the user is loaded.
 */
const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
];

for (const [{ name, ...viewport }, language] of inLanguages(SIZES)) {
  test.describe(`a token without its user, ${language}, ${name}`, () => {
    test.use({ language, viewport });

    for (const address of ['/', '/news', '/profile', '/manage-address', '/order-history'])
      test(`shifts no layout on ${address} when the user is loaded`, async ({ page }) => {
        await become(page, 'orders');
        const shiftSoFar = await watchShifts(page);
        await page.request.post('/qa/faults', { data: { path: '/api/profile', delayMs: 1200, times: 1 } });
        const profileResponse = page.waitForResponse('**/api/profile');
        await page.goto(address);
        await profileResponse;
        await expect
          .poll(() => page.evaluate(() => window.localStorage.getItem('persist:storefront')))
          .toContain('Layla Haddad');
        await page.waitForLoadState('networkidle');
        expect(await shiftSoFar()).toBeLessThan(0.01);
      });
  });
}

test('a token without its user opens an account page directly, also where the sagas come late', async ({
  page,
}) => {
  await become(page, 'orders');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  const release = await holdRequests(page, '**/assets/sagas.*.js');
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  expect(new Set(addresses)).toEqual(new Set(['/profile']));
});
