import type { Page } from '@playwright/test';
import { devToolsScript } from './devToolsScript';
import type { Speech } from './shop';
import { become, expect, test } from './shop';
import { languages } from './variants';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1180, height: 820 };

/** A press of the system's Back; it may replace the document, which `evaluate` must not wait for. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back()));

/** Opens the products from the news, so that there is a page to go back to. */
async function openProducts(page: Page): Promise<void> {
  await page.goto('/news');
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function expectBackToNews(page: Page): Promise<void> {
  await back(page);
  await expect(page).toHaveURL(/\/news$/);
}

const button = (page: Page, { translate }: Speech, name: string) =>
  page.getByRole('button', { name: new RegExp(translate(name)) }).first();

async function putIntoCart(page: Page): Promise<void> {
  const token = await become(page, 'orders');
  await page.request.post('/api/cart/store', {
    data: { product_id: 1, quantity: 1, is_buy_now: 0 },
    headers: { Authorization: `Bearer ${token}` },
  });
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, hasTouch: true, isMobile: true, viewport: PHONE });

    test('Back closes a drawer, a sheet and a dialog of a phone, and then leaves the page', async ({
      page,
      speech,
    }) => {
      await openProducts(page);
      const dialog = page.getByRole('dialog');
      for (const name of ['Menu', 'Filters', 'Search for products, brands and shops']) {
        await button(page, speech, name).tap();
        await expect(dialog).toBeVisible();
        await back(page);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/products$/);
      }
      await expectBackToNews(page);
    });

    test('Back closes a menu of a tablet, and then leaves the page', async ({ page, speech }) => {
      await page.setViewportSize(TABLET);
      await become(page, 'orders');
      await openProducts(page);
      const { translate } = speech;
      const categories = page.getByRole('navigation', { name: translate('All categories') });
      for (const [name, shown] of [
        ['My account', page.getByRole('menu')],
        ['All categories', categories],
      ] as const) {
        await button(page, speech, name).tap();
        await expect(shown).toBeVisible();
        await back(page);
        await expect(shown).toBeHidden();
        await expect(page).toHaveURL(/\/products$/);
      }
      await expectBackToNews(page);
    });

    for (const [screen, size] of Object.entries({ phone: PHONE, tablet: TABLET }))
      test(`Back on a ${screen} closes the upper of two dialogs first`, async ({ page, speech }) => {
        await page.setViewportSize(size);
        await putIntoCart(page);
        await openProducts(page);
        const { translate } = speech;
        await button(page, speech, 'My Cart').tap();
        const cart = page.getByRole('dialog', { name: new RegExp(translate('My Cart')) });
        await cart
          .getByRole('button', { name: new RegExp(translate('Voucher')) })
          .first()
          .tap();
        const dialogs = page.getByRole('dialog');
        await expect(dialogs).toHaveCount(1);
        await expect(cart).toBeHidden();
        await back(page);
        await expect(cart).toBeVisible();
        await back(page);
        await expect(dialogs).toHaveCount(0);
        await expect(page).toHaveURL(/\/products$/);
        await expectBackToNews(page);
      });
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('one press of Back leaves the page after dialogs were closed by their buttons', async ({ page }) => {
    await openProducts(page);
    for (const name of ['Menu', 'Filters']) {
      await page.getByRole('button', { name, exact: true }).first().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expectBackToNews(page);
    await page.goForward();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectBackToNews(page);
  });

  test('Back returns from a page that a drawer led to, and from there to the page before', async ({
    page,
  }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Shops' }).tap();
    await expect(page).toHaveURL(/\/shops$/);
    await back(page);
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectBackToNews(page);
  });

  test('a reload with an open drawer leaves no entry that Back would stop at', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/products$/);
    await expectBackToNews(page);
  });

  test('a swipe over a drawer is not passed on to the history', async ({ page }) => {
    await page.goto('/products');
    const root = page.locator('html');
    await expect(root).toHaveCSS('overscroll-behavior-x', 'auto');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(root).toHaveCSS('overscroll-behavior-x', 'none');
  });

  test('a jump in the timeline adds no entry, and Back during it changes nothing', async ({ page }) => {
    await page.addInitScript(devToolsScript());
    await openProducts(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const rows = () => page.evaluate(() => window.devTools.getState().stagedActionIds.length);
    const opened = await page.evaluate(() => {
      const { stagedActionIds, actionsById } = window.devTools.getState();
      return stagedActionIds.findLastIndex((id) => actionsById[id]?.action.type === 'overlays/overlayOpened');
    });
    const jump = (index: number) =>
      page.evaluate(
        (to) => window.devTools.dispatch({ type: 'JUMP_TO_STATE', index: to, actionId: to }),
        index,
      );
    const entries = await page.evaluate(() => window.history.length);
    await jump(opened - 1);
    await expect(dialog).toBeHidden();
    const before = await rows();
    await jump(opened);
    await expect(dialog).toBeVisible();
    await jump(opened - 1);
    await back(page);
    await expect(page.getByText(/^Looking back at row/)).toBeVisible();
    await expect(page).toHaveURL(/\/products$/);
    expect(await rows()).toBe(before);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await back(page);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/products$/);
    await expectBackToNews(page);
  });
});
