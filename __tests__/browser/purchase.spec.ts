import type { Locator, Page } from '@playwright/test';
import type { Speech } from './shop';
import { expect, test } from './shop';
import { languages } from './variants';

/** How a shopper operates the shop. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Chooses a radio button or ticks a box. */
  choose: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
}

const MOST_TABS = 150;

/** Presses Tab until the target has the focus, which must be visible then. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses += 1) {
    expect(presses, `${MOST_TABS} tabs do not lead to ${String(target)}`).toBeLessThan(MOST_TABS);
    await keyboard.press('Tab');
  }
  await expect(target).toBeInViewport();
}

const keyboardOf = ({ keyboard }: Page): Hand => ({
  press: async (target) => {
    await tabTo(target);
    await keyboard.press('Enter');
  },
  choose: async (target) => {
    await tabTo(target);
    await keyboard.press('Space');
    await expect(target).toBeChecked();
  },
  write: async (field, text) => {
    await tabTo(field);
    await keyboard.type(text);
  },
});

const finger: Hand = {
  press: (target) => target.tap(),
  choose: async (target) => {
    await target.tap();
    await expect(target).toBeChecked();
  },
  write: async (field, text) => {
    await field.tap();
    await field.page().keyboard.type(text);
  },
};

const mouse: Hand = {
  press: (target) => target.click(),
  choose: (target) => target.check(),
  write: (field, text) => field.fill(text),
};

async function productName(page: Page, locale: string): Promise<string> {
  const headers = { 'Accept-Language': locale };
  const response = await page.request.get('/api/product-details?product_id=1', { headers });
  return ((await response.json()) as { data: { product: { name: string } } }).data.product.name;
}

/** Finds a product, logs in to put it into the cart, and orders it; `check` runs on every step. */
async function purchase(
  page: Page,
  { translate, locale }: Speech,
  { press, choose, write }: Hand,
  check = () => Promise.resolve(),
): Promise<void> {
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name: translate(name), exact: true });
  const dialog = page.getByRole('dialog');
  const name = await productName(page, locale);
  await page.goto('/news');
  const label = translate('Search for products, brands and shops');
  if ((page.viewportSize()?.width ?? 0) < 600) await press(page.getByRole('button', { name: label }).first());
  await write(page.getByRole('combobox', { name: label }), name);
  await check();
  await page.keyboard.press('Enter');
  await press(page.getByRole('main').getByRole('link', { name, exact: true }));

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await check();
  await press(button(page.getByRole('main'), 'Add to Cart').first());
  await write(dialog.getByLabel(translate('Email or phone')), 'demo@marsa.example');
  await write(dialog.getByLabel(translate('Password'), { exact: true }), 'demo1234');
  await check();
  await press(button(dialog, 'Log in'));
  await expect(dialog).toBeHidden();

  await press(page.getByRole('button', { name: new RegExp(`^${translate('My Cart')}`) }).first());
  await choose(dialog.getByRole('checkbox'));
  await check();
  await press(button(dialog, 'Proceed to Checkout'));

  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await choose(page.getByRole('radio', { name: translate('Cash on delivery') }));
  await check();
  await press(button(page, 'Place Order'));
  await expect(dialog.getByText(translate('Your order has been placed'))).toBeVisible();
  await check();
  await press(dialog.getByRole('link', { name: translate('View orders') }));
  await expect(page).toHaveURL(/\/order-history/);
}

/** Doubles the size of texts, as a browser's setting does; the check fails on pages wider than the screen. */
async function doubleText(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  return async () => {
    const { fontSize, excess } = await page.evaluate(() => {
      const { documentElement: root } = document;
      return {
        fontSize: getComputedStyle(root).fontSize,
        excess: root.scrollWidth - root.clientWidth,
      };
    });
    expect(fontSize).toBe('32px');
    expect(excess, page.url()).toBeLessThanOrEqual(0);
  };
}

for (const language of languages)
  test.describe(`a purchase, ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });

    test('by keyboard alone', async ({ page, speech }) => {
      await purchase(page, speech, keyboardOf(page));
    });

    test.describe('on a tablet', () => {
      test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

      test('by touch alone', async ({ page, speech }) => {
        await purchase(page, speech, finger);
      });
    });

    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ])
      test(`with text of 200 % at ${viewport.width} px`, async ({ page, speech }) => {
        await page.setViewportSize(viewport);
        await purchase(page, speech, mouse, await doubleText(page));
      });

    test('in forced colors', async ({ page, speech }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await purchase(page, speech, mouse);
    });
  });
