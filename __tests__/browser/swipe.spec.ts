import type { Locator, Page } from '@playwright/test';
import { devToolsScript } from './devToolsScript';
import { become, everythingIdle, expect, test } from './shop';
import { restOnToasts } from './restOnToasts';
import { touchInTime } from './touchEvents';
import { languages } from './variants';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Milliseconds from one move of the finger to the next, and of its rest at the end. */
const [FRAME, REST] = [16, 150];

/**
 * Drags a finger from the middle of an element; the browser decides who handles it, as on a device. The
 * finger rests at the end, so that the distance counts and not the speed.
 */
async function drag(page: Page, from: Locator, x: number, y: number): Promise<void> {
  await everythingIdle(page);
  const box = await from.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2];
  const steps = Array.from({ length: 11 }, (_, step) => step);
  const moves = steps.map(
    (step) => [[startX + (x * step) / 10, startY + (y * step) / 10] as const, step * FRAME] as const,
  );
  await touchInTime(page, [...moves, [null, 10 * FRAME + REST]]);
}

/** The last row of a type in the timeline. */
const lastRow = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const { stagedActionIds, actionsById } = window.devTools.getState();
    const actions = stagedActionIds.map((id) => actionsById[id]?.action);
    return actions.findLast((action) => action?.type === wanted);
  }, type);

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });

    test('a finger closes the cart, the menu and the filters, and removes a line, as their buttons do', async ({
      page,
      speech: { translate, direction },
    }) => {
      const end = direction === 'rtl' ? -1 : 1;
      await page.addInitScript(devToolsScript());
      await restOnToasts(page);
      const headers = { Authorization: `Bearer ${await become(page, 'orders')}` };
      for (const id of [1, 2])
        await page.request.post('/api/cart/store', {
          headers,
          data: { product_id: id, quantity: 1, is_buy_now: 0 },
        });
      await page.goto('/products');
      const button = (name: string) =>
        page.getByRole('button', { name: new RegExp(translate(name)) }).first();
      const dialog = page.getByRole('dialog');
      const close = { by: 'press', input: 'click', on: translate('Close') };

      await button('My Cart').tap();
      const pictures = dialog.getByRole('listitem').locator('img');
      await expect(pictures).toHaveCount(2);
      const name = await dialog.getByRole('listitem').first().getByRole('link').innerText();
      await drag(page, pictures.first(), end * -60, 0);
      await everythingIdle(page);
      await expect(pictures).toHaveCount(2);
      await drag(page, dialog.getByRole('listitem').first(), end * -160, 0);
      await expect(pictures).toHaveCount(1);
      await expect(dialog.getByRole('button', { name: translate('Again Add to Cart') })).toBeVisible();
      expect(await lastRow(page, 'cart/removePressed')).toMatchObject({
        meta: { cause: { by: 'press', input: 'click', on: translate('Remove {name}', { name }) } },
      });
      await drag(page, pictures.first(), end * 190, 0);
      await expect(dialog).toBeHidden();
      expect(await lastRow(page, 'overlays/overlayClosed')).toMatchObject({
        payload: 'cart',
        meta: { cause: close },
      });

      await button('Menu').tap();
      const scrolled = () => dialog.evaluate((menu) => menu.scrollTop);
      await drag(page, dialog, 0, -200);
      await expect.poll(scrolled).toBeGreaterThan(100);
      await drag(page, dialog, end * 150, 0);
      await everythingIdle(page);
      await expect(dialog).toBeVisible();
      await drag(page, dialog, end * -150, 0);
      await expect(dialog).toBeHidden();

      await button('Filters').tap();
      await drag(page, dialog.getByRole('heading', { name: translate('Filters') }), 0, 400);
      await expect(dialog).toBeHidden();
      expect(await lastRow(page, 'overlays/overlayClosed')).toMatchObject({
        payload: 'filters',
        meta: { cause: close },
      });
    });
  });
