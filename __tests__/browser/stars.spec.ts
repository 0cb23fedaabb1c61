import type { Locator } from '@playwright/test';
import { become, everythingIdle, expect, test } from './shop';
import { inLanguages } from './variants';

interface ReviewsResponse {
  data: { reviews: { rating: number }[] };
}

/** How many of the five stars are filled, measured by the edges of the clip and of the empty stars. */
const filledStars = (stars: Locator) =>
  stars.evaluate((row) => {
    const empty = [...row.children].filter((child) => child.matches('svg'));
    const boxes = empty.map((star) => star.getBoundingClientRect());
    const clip = row.querySelector('span')?.getBoundingClientRect();
    const first = boxes[0];
    if (!clip || !first) throw new Error('There are no stars');
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    return (isRightToLeft ? first.right - clip.left : clip.right - first.left) / first.width;
  });

for (const [[screen, width], language] of inLanguages(Object.entries({ phone: 390, desktop: 1440 })))
  test.describe(`${language}, ${screen}`, () => {
    test.use({ language, viewport: { width, height: 900 } });

    test('fills as many stars of a review as it gives, halves too', async ({ page, speech }) => {
      const ratings = [4, 3.5, 1, 5];
      await page.route('**/api/reviews?*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as ReviewsResponse;
        body.data.reviews = body.data.reviews
          .slice(0, ratings.length)
          .map((review, index) => ({ ...review, rating: ratings[index] ?? 0 }));
        await route.fulfill({ response, json: body });
      });
      await page.goto('/products/1/details');
      await page.getByRole('tab', { name: new RegExp(speech.translate('Reviews')) }).click();
      const [, suffix = ''] = speech.translate('{rating} of 5 stars', { rating: '|' }).split('|');
      for (const rating of ratings) {
        const number = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US').format(rating);
        const stars = page.getByRole('listitem').getByRole('img', { name: number + suffix, exact: true });
        await expect(stars.first()).toBeVisible();
        expect(await filledStars(stars.first())).toBeCloseTo(rating, 1);
      }
    });
  });

test('chooses a star by the first press after the review was sent without one', async ({ page }) => {
  const token = await become(page, 'orders');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.get('/api/orders?order_status=delivered', { headers });
  const { data } = (await response.json()) as { data: { orders: { id: number }[] } };
  await page.goto(`/order-history/${data.orders.at(-1)?.id}`);
  await page
    .getByRole('button', { name: /^Review / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Please choose a rating')).toBeVisible();
  await everythingIdle(page);
  // A press at the star's place, whatever covers it.
  const star = await dialog.getByText('4 of 5 stars').locator('..').boundingBox();
  if (!star) throw new Error('There is no fourth star');
  await page.mouse.click(star.x + star.width / 2, star.y + star.height / 2);
  await expect(dialog.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
});
