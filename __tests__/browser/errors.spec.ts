import type { Locator, Page } from '@playwright/test';
import { PIXEL } from '../support/files';
import { holdRequests } from './holdRequests';
import { become, everythingIdle, expect, test } from './shop';
import { languages } from './variants';

const screens = {
  desktop: { language: 'en', viewport: { width: 1440, height: 900 } },
  phone: { language: 'ar', viewport: { width: 390, height: 844 } },
} as const;

/** Puts one product with stock into the cart of a new shopper; returns the header of their calls. */
async function startCart(page: Page): Promise<{ Authorization: string }> {
  const headers = { Authorization: `Bearer ${await become(page, 'new')}` };
  const { data } = (await (await page.request.get('/api/products')).json()) as {
    data: { products: { id: number; quantity: number }[] };
  };
  const id = data.products.find(({ quantity }) => quantity > 5)?.id;
  const added = { product_id: id, quantity: 1, color: null, size: null, unit: null, is_buy_now: 0 };
  await page.request.post('/api/cart/store', { data: added, headers });
  return headers;
}

/** Whether nothing lies over the element, such as a toast or a bar. */
const isUncovered = (element: Locator) =>
  element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return found.contains(at) || at?.contains(found) === true;
  });

/** Height of the strip that both elements cover, in pixels; 0 if they are side by side. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is not visible');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

for (const [screen, { language, viewport }] of Object.entries(screens))
  test.describe(screen, () => {
    test.use({ language, viewport });

    test('shows what an order lacks in its step, and takes the focus there', async ({ page, speech }) => {
      const { translate } = speech;
      const headers = await startCart(page);
      await page.goto('/checkout');
      const place = page.getByRole('button', { name: translate('Place Order') });
      const press = async (step: string, text: string, afterPress = () => undefined as void) => {
        const region = page.getByRole('region', { name: translate(step), exact: true });
        const message = region.getByText(translate(text));
        await expect(message).toBeHidden();
        await place.click();
        afterPress();
        await expect(message).toBeInViewport();
        await expect(page.getByRole('alert').filter({ hasText: translate(text) })).toBeVisible();
        expect(await isUncovered(message)).toBe(true);
        const focused = region.locator(':focus');
        await expect(focused).toBeInViewport();
        expect(await isUncovered(focused)).toBe(true);
        await expect(
          page.getByText(translate(text)).and(page.locator(`[id="${await describedBy(focused)}"]`)),
        ).toBeVisible();
        return message;
      };
      const noShop = await press('Items', 'Please select at least one shop');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.keyboard.press('Escape');
      await expect(noShop).toBeHidden();

      await press('Delivery address', 'Please select shipping address');
      const address = { name: 'Noor', phone: '501234567', address_line: 'Pier 7', address_type: 'home' };
      await page.request.post('/api/address/store', { data: address, headers });
      // Pressed before the addresses have arrived: none of them is missing.
      const release = await holdRequests(page, '**/api/addresses');
      await page.reload();

      const noMethod = await press('Payment method', 'Please select payment method', release);
      await page.keyboard.press('Space');
      await expect(noMethod).toBeHidden();
    });
  });

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('covers the line of a lost network with no toast, on any screen', async ({
      page,
      context,
      speech,
    }) => {
      const { translate } = speech;
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
      await expect(toasts.first()).toBeVisible();

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
        }).toPass({ timeout: 15_000 });
      }
    });

    test('covers the buttons of the buy bar with no toast and no line of a lost network', async ({
      page,
      context,
      speech: { translate },
    }) => {
      await become(page, 'new');
      await page.goto('/products/208/details');
      const add = page
        .getByRole('region', { name: translate('Buy'), exact: true })
        .getByRole('button', { name: translate('Add to Cart') });
      const toasts = page.locator('.notistack-Snackbar');
      // The first toast loads the code of all.
      await add.click();
      await expect(toasts).toHaveCount(1);
      await context.setOffline(true);
      await add.click();
      // Stays until it is sent again.
      const toast = toasts.filter({ hasText: translate('Try again') });
      await expect(toast).toBeVisible();
      const line = page.getByText(translate('You are offline. What you see may be out of date.'));
      await expect(line).toBeVisible();
      await everythingIdle(page);
      expect([await overlap(add, toast), await overlap(add, line), await overlap(line, toast)]).toEqual([
        0, 0, 0,
      ]);
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
      expect(await isUncovered(heading)).toBe(true);
    });
  });

/** Id of the message that describes a control, or the group around it. */
const describedBy = (control: Locator) =>
  control.evaluate(
    (element) => element.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? 'none',
  );

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
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('.js'));
  await context.setOffline(true);
  await footer.scrollIntoViewIfNeeded();
  await failed;
  await page.waitForEvent('requestfailed', (request) => request.url().includes('.js'));
  // What is shown in place of the footer waits for the network.
  await expect(footer.locator('span')).toBeAttached();
  await context.setOffline(false);
  await expect(footer.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
});
