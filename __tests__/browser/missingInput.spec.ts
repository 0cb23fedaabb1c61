import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { isUncovered, overlap } from './overlaps';
import { become, expect, test } from './shop';

const screens = {
  // Low, as beside a browser's own bars, and with the summary in the toasts' corner.
  desktop: { language: 'ar', viewport: { width: 1440, height: 640 } },
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

/** Id of the message that describes a control, or the group around it. */
const describedBy = (control: Locator) =>
  control.evaluate(
    (element) => element.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? 'none',
  );

for (const [screen, { language, viewport }] of Object.entries(screens))
  test.describe(screen, () => {
    test.use({ language, viewport });

    test('shows what an order lacks in its step, and takes the focus there', async ({
      page,
      context,
      speech,
    }) => {
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
        await expect(page.getByText(translate(text))).toHaveCount(1);
        await expect.poll(() => isUncovered(message)).toBe(true);
        const focused = region.locator(':focus');
        await expect(focused).toBeInViewport();
        await expect.poll(() => isUncovered(focused)).toBe(true);
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

      const coupon = page.getByRole('textbox', { name: translate('Coupon code') });
      const open = page.getByRole('button', { name: translate('Payable') });
      if (screen === 'phone') await open.click();
      // The field is right above the button.
      else await page.setViewportSize({ width: 1440, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await coupon.fill('NOPE');
      await coupon.press('Enter');
      const refusal = page.locator('form').getByRole('alert');
      await expect(refusal).toBeInViewport();
      await expect.poll(() => isUncovered(refusal)).toBe(true);
      // Toasts are above the line of a lost network, and both are above the open details.
      await context.setOffline(true);
      const line = page.getByText(translate('You are offline. What you see may be out of date.'));
      await expect(line).toBeVisible();
      await expect.poll(() => overlap(coupon, line)).toBe(0);
      await context.setOffline(false);
      await page.setViewportSize(viewport);

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
