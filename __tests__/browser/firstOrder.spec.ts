import { restOnToasts } from './restOnToasts';
import { expect, expectAccessible, test } from './shop';
import { languagesOr } from './variants';

interface ProductResponse {
  data: { product: { id: number; quantity: number } };
}

/** Whether an element is the topmost one at the middle of its lower edge. */
function isUncoveredBelow(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}

for (const language of languagesOr('en')) {
  test.describe(`the first order, ${language}`, () => {
    test.use({ language });

    test('leads from the home page to the order history', async ({
      page,
      speech: { translate, direction },
    }) => {
      const stockOf = async (id: number) => {
        const response = await page.request.get(`/api/product-details?product_id=${id}`);
        return ((await response.json()) as ProductResponse).data.product.quantity;
      };

      await restOnToasts(page);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByRole('heading', { name: translate('Most Popular') })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/products\/\d+\/details/);
      const id = Number(/products\/(\d+)/.exec(page.url())?.[1]);
      const stock = await stockOf(id);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The backend draws each picture at its first request, which holds up the code of the press.
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);

      await page
        .getByRole('button', { name: translate('Add to Cart') })
        .first()
        .click();
      await expect(page.getByText(translate('Please login first!'))).toBeVisible();
      const login = page.getByRole('dialog');
      await login.getByLabel(translate('Email or phone')).fill('demo@marsa.example');
      await login.getByLabel(translate('Password'), { exact: true }).fill('demo1234');
      await expectAccessible(page);
      await login.getByRole('button', { name: translate('Log in'), exact: true }).click();

      // Matches only the visible text: the live region adds the product's name.
      await expect(page.getByText(translate('has been added to cart'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: translate('View In Cart') }).click();
      const cart = page.getByRole('dialog');
      await expect(cart.getByRole('checkbox')).toHaveCount(1);
      await cart.getByRole('checkbox').check();
      await expectAccessible(page);
      await cart.getByRole('button', { name: translate('Proceed to Checkout') }).click();

      await expect(page).toHaveURL(/\/checkout$/);
      await page.reload();
      const placeOrder = page.getByRole('button', { name: translate('Place Order') });
      // In sight on tablets held sideways, before any scrolling and at the end of the page.
      for (const height of [700, 820]) {
        await page.setViewportSize({ width: 1180, height });
        await expect(page.getByRole('complementary').getByText(translate('Payable'))).toBeVisible();
        await expect(placeOrder).toBeInViewport({ ratio: 1 });
      }
      await page.getByLabel(translate('For the courier or the shops (optional)')).focus();
      await expect(placeOrder).toBeInViewport({ ratio: 1 });
      const coupon = page.getByRole('textbox', { name: translate('Coupon code') });
      await expect.poll(() => coupon.evaluate(isUncoveredBelow)).toBe(true);
      await page.getByRole('radio', { name: translate('Cash on delivery') }).check();
      await expectAccessible(page);
      await placeOrder.click();

      const placed = page.getByRole('dialog');
      await expect(placed.getByText(translate('Your order has been placed'))).toBeVisible();
      // The browser's own color of links.
      await expect(placed.getByRole('link').first()).not.toHaveCSS('color', 'rgb(0, 0, 238)');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/order-history/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/order-history\/\d+/);
      await expectAccessible(page);
      expect(await stockOf(id)).toBe(stock - 1);
    });
  });
}
