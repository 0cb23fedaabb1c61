import { PIXEL } from '../support/files';
import { isUncovered, overlap } from './overlaps';
import { leaveToast, restOnToasts } from './restOnToasts';
import { become, everythingIdle, expect, test } from './shop';
import { languages } from './variants';
import { withoutTimeLimit } from './withoutTimeLimit';

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('covers the line of a lost network with no toast, on any screen', async ({
      page,
      context,
      speech,
    }) => {
      const { translate } = speech;
      await restOnToasts(page);
      await become(page, 'new');
      await page.goto('/products');
      await page.waitForLoadState('networkidle');
      const [before, after] = translate('Add {name} to wishlist', { name: '|' }).split('|');
      const favorite = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
      const toasts = page.locator('.notistack-Snackbar');
      // The first toast loads the code of all.
      const fault = { path: '/api/favorite-add-or-remove', status: 422, times: 1 };
      await page.request.post('/qa/faults', { data: fault });
      await favorite.first().click();
      await leaveToast(toasts.first());

      await context.setOffline(true);
      const line = page.getByText(translate('You are offline. What you see may be out of date.'));
      await expect(line).toBeVisible();
      for (const press of [favorite.first(), favorite.nth(1)]) await press.click();
      // These two stay; the first one leaves by itself.
      await expect(toasts.filter({ hasText: translate('Try again') })).toHaveCount(2);
      await expect(toasts).toHaveCount(2);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await everythingIdle(page);
        await expect(async () => {
          for (const toast of await toasts.all()) expect(await overlap(line, toast)).toBe(0);
        }).toPass({ timeout: 30_000 });
      }
    });

    test('covers the buttons of the buy bar with no toast and no line of a lost network', async ({
      page,
      context,
      speech: { translate },
    }) => {
      await restOnToasts(page);
      await become(page, 'new');
      await page.goto('/products/208/details');
      const add = page
        .getByRole('region', { name: translate('Buy'), exact: true })
        .getByRole('button', { name: translate('Add to Cart') });
      const toasts = page.locator('.notistack-Snackbar');
      // The first toast loads the code of all.
      await add.click();
      await leaveToast(toasts);
      await context.setOffline(true);
      await add.click();
      // Stays until it is sent again.
      const toast = toasts.filter({ hasText: translate('Try again') });
      await expect(toast).toBeVisible();
      const line = page.getByText(translate('You are offline. What you see may be out of date.'));
      await expect(line).toBeVisible();
      const overlaps = async () => [
        await overlap(add, toast),
        await overlap(add, line),
        await overlap(line, toast),
      ];
      await expect.poll(overlaps).toEqual([0, 0, 0]);
    });

    test('shows that a long form was sent, and what came of it', async ({ page, speech: { translate } }) => {
      await become(page, 'new');
      await page.goto('/become-a-seller');
      const form = page.getByRole('form', { name: translate('Become a Seller') });
      await form.getByRole('textbox').first().fill('Harbour Lights');
      for (const name of ['Shop logo', 'Shop banner'])
        await form
          .getByRole('group', { name: translate(name) })
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
      await form.getByRole('button', { name: translate('Open my shop') }).click();
      const status = page.getByRole('status').filter({ hasText: translate('You have a shop') });
      await expect(status).toBeFocused();
      const heading = status.getByRole('heading');
      await expect(heading).toBeInViewport();
      await expect.poll(() => isUncovered(heading)).toBe(true);
    });
  });

test('offers a press and a form again that did not arrive', async ({ page, context }) => {
  await page.goto('/contact-us');
  await become(page, 'new');
  await page.goto('/contact-us');
  await page.getByLabel(/^Name/).fill('Noor');
  await page.getByLabel(/^Phone/).fill('501234567');
  await page.getByLabel(/^Subject/).fill('Hours');
  await page.getByLabel(/^Your message/).fill('When do you open?');
  await page.waitForLoadState('networkidle');
  const send = page.getByRole('button', { name: 'Send message' });
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert').getByText(/This was not sent: you are offline/)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByRole('alert').getByText(/press again to send it/)).toBeInViewport();
  await expect(page.getByLabel(/^Your message/)).toHaveValue('When do you open?');
  await send.click();
  const thanks = page.getByRole('status').filter({ hasText: 'Your message is on its way' });
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('heading')).toBeInViewport();
});

test('offers each press on a product beside its button until it has arrived', async ({ page, context }) => {
  await become(page, 'new');
  await page.goto('/products/1/details');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const lines = main.getByRole('status').filter({ hasText: 'Not sent' });
  const heart = main.getByRole('button', { name: /to wishlist$/ }).first();
  await context.setOffline(true);
  // No chunk of the buy buttons is loaded yet.
  for (const name of ['Add to Cart', 'Buy Now'])
    await main.getByRole('button', { name, exact: true }).first().click();
  await heart.click();
  await expect(lines.getByText('Not sent: you are offline.')).toHaveCount(3);
  const again = (index: number) => lines.nth(index).getByRole('button', { name: 'Send again' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await expect(lines.getByText('Not sent.', { exact: true })).toHaveCount(3);
  await again(0).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(lines).toHaveCount(2);
  await again(0).click();
  await expect(page.getByRole('button', { name: /My Cart.*1 item/ }).first()).toBeVisible();
  await expect(lines).toHaveCount(1);
  await again(0).click();
  await expect(page).toHaveURL(/\/buynow/);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('asks for the footer again once the network is back', async ({ page, context }) => {
  // Without the delay after which the footer loads also below the fold.
  await withoutTimeLimit(page, 3000);
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  let failed = 0;
  page.on('requestfailed', (request) => (failed += Number(request.url().includes('.js'))));
  await context.setOffline(true);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => failed).toBeGreaterThan(1);
  // What is shown in place of the footer waits for the network.
  await expect(footer.locator('span')).toBeAttached();
  await context.setOffline(false);
  await expect(footer.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
});
