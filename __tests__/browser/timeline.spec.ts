import type { Page } from '@playwright/test';
import { devToolsScript } from './devToolsScript';
import { leaveToast, restOnToasts } from './restOnToasts';
import { expect, expectAccessible, test } from './shop';
import { languages } from './variants';

interface Lifted {
  stagedActionIds: number[];
  currentStateIndex: number;
  actionsById: Record<number, { action: { type: string } }>;
  computedStates: { state: { api: { queries: Record<string, { data: unknown }> } } }[];
}

declare global {
  interface Window {
    devTools: { getState(): Lifted; dispatch(action: object): void };
  }
}

const script = devToolsScript();

const tools = (page: Page, action: object) => page.evaluate((each) => window.devTools.dispatch(each), action);
const jump = (page: Page, index: number) => tools(page, { type: 'JUMP_TO_STATE', index, actionId: index });
const typesOf = (page: Page) =>
  page.evaluate(() => {
    const { stagedActionIds, actionsById } = window.devTools.getState();
    return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');
  });
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Waits until every request has a response and no more rows are recorded; returns the last row's index. */
async function untilIdle(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const types = await typesOf(page);
      const count = (form: RegExp) => types.filter((type) => form.test(type)).length;
      const open = count(/\/pending$/) - count(/^api\/\w+\/(fulfilled|rejected)$/);
      const isStill = open === 0 && types.length === before;
      before = types.length;
      return isStill;
    })
    .toBe(true);
  return before - 1;
}

/** Snapshot of the visible page. */
async function snapshotOf(page: Page) {
  return page.evaluate(() => ({
    address: `${location.pathname}${location.search}`,
    title: document.title,
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    primary: getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
    heading: document.querySelector('h1')?.textContent ?? '',
    dialogs: [...document.querySelectorAll('[role="dialog"]')].length,
  }));
}

for (const language of languages) {
  test.describe(`the timeline, ${language}`, () => {
    test.use({ language });

    test('travels to earlier pages, dialogs and another language, and returns', async ({ page, speech }) => {
      const { translate } = speech;
      await page.addInitScript(script);
      await restOnToasts(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: translate('Most Popular') })).toBeVisible();
      const moments: { index: number; snapshot: Awaited<ReturnType<typeof snapshotOf>> }[] = [];
      const note = async () =>
        moments.push({ index: await untilIdle(page), snapshot: await snapshotOf(page) });
      await note();

      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('button', { name: translate('Add to Cart') }).first()).toBeVisible();
      await note();
      await page
        .getByRole('button', { name: translate('Add to Cart') })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The toast appears, and expires once the pointer has left it; the dialog stays open.
      const toast = page.getByText(translate('Please login first!'));
      await expect(toast).toBeVisible();
      await leaveToast(toast);
      await expect(toast).toBeHidden();
      await note();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await note();

      const now = moments.at(-1);
      const [rows, storage, entries] = [
        await typesOf(page),
        await stored(page),
        await page.evaluate(() => history.length),
      ];
      const requests: string[] = [];
      page.on('request', (request) => {
        if (['fetch', 'xhr', 'document', 'websocket'].includes(request.resourceType()))
          requests.push(request.url());
      });

      for (const moment of [...moments, ...[...moments].reverse().slice(1)]) {
        await jump(page, moment.index);
        await expect.poll(() => snapshotOf(page)).toEqual(moment.snapshot);
      }

      // The dialog of the earlier row, and the bar, operated by keyboard only.
      const [, , requested] = moments;
      await jump(page, requested?.index ?? 0);
      await expect(page.getByRole('dialog')).toBeVisible();
      const row = requested?.index ?? 0;
      await expect(
        page.getByText(translate('Looking back at row {row} of {rows}', { row, rows: rows.length - 1 })),
      ).toBeVisible();
      await expectAccessible(page);
      // At its first row the shop has not loaded the other language, so its texts are English.
      const back = page.getByRole('button', { name: new RegExp(`${translate('Back to now')}|Back to now`) });
      const isFocused = () => back.evaluate((it) => it === document.activeElement);
      for (let tabs = 0; tabs < 20 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
      await expect(back).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(back).toBeHidden();
      await expect.poll(() => snapshotOf(page)).toEqual(now?.snapshot);

      // Every other DevTools command starts time travel; one command ends it.
      const file = await page.evaluate(() => JSON.stringify(window.devTools.getState()));
      expect(file).toContain('api/getHome/fulfilled');
      expect(file).not.toContain('executeQuery');
      const ways: object[] = [
        { type: 'LOCK_CHANGES', status: true },
        { type: 'RESET', timestamp: 1 },
        { type: 'ROLLBACK', timestamp: 1 },
        { type: 'TOGGLE_ACTION', id: 3 },
        { type: 'IMPORT_STATE', nextLiftedState: JSON.parse(file) as object },
      ];
      for (const way of ways) {
        await tools(page, way);
        await expect(back).toBeVisible();
        await back.click();
        await expect(back).toBeHidden();
        await expect.poll(() => snapshotOf(page)).toEqual(now?.snapshot);
      }

      // A random walk over all rows, one frame per jump; the flow tests walk five times as far.
      await page.evaluate(async (length) => {
        let state = 500;
        for (let step = 0; step < 100; step += 1) {
          state = (state * 1664525 + 1013904223) % 2 ** 32;
          const index = Math.floor((state / 2 ** 32) * length);
          window.devTools.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }, rows.length - 1);
      await back.click();
      await expect.poll(() => snapshotOf(page)).toEqual(now?.snapshot);

      expect(requests).toEqual([]);
      expect(await typesOf(page)).toEqual(rows);
      expect(await stored(page)).toBe(storage);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
}

test('covers neither title nor close button of a drawer while it looks back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(script);
  await page.goto('/');
  await untilIdle(page);
  const action = { type: 'overlays/overlayOpened', payload: { name: 'cart' } };
  await tools(page, { type: 'PERFORM_ACTION', action, timestamp: 1 });
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await tools(page, { type: 'LOCK_CHANGES', status: true });
  const bar = page.getByRole('status').filter({ hasText: 'Looking back' });
  const heading = drawer.getByRole('heading').first();
  await expect
    .poll(async () => {
      const [title, cover] = [await heading.boundingBox(), await bar.boundingBox()];
      return title && cover ? title.y >= cover.y + cover.height : null;
    })
    .toBe(true);
  await expect(bar.getByRole('button', { name: 'Back to now' })).toBeInViewport();
});

/** Adds a row that breaks a cache entry and one that restores it at once; returns the first's index. */
const breakOnce = (page: Page, queryCacheKey: string, broken: unknown) =>
  page.evaluate(
    ([key, wrong]) => {
      const { computedStates, stagedActionIds } = window.devTools.getState();
      const right = computedStates.at(-1)?.state.api.queries[key]?.data;
      for (const value of [wrong, right]) {
        const payload = { queryCacheKey: key, patches: [{ op: 'replace', path: [], value }] };
        const action = { type: 'api/queries/queryResultPatched', payload };
        window.devTools.dispatch({ type: 'PERFORM_ACTION', action, timestamp: 1 });
      }
      return stagedActionIds.length;
    },
    [queryCacheKey, broken] as const,
  );

test('leaves error pages, states that fail to render and skipped rows by "Back to now"', async ({ page }) => {
  await page.addInitScript(script);
  await page.route('**/api/home?*', (route) => route.fulfill({ status: 422, json: { message: 'No home' } }));
  await page.goto('/');
  const home = page.getByRole('heading', { name: 'Most Popular' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const back = page.getByRole('button', { name: 'Back to now' });
  await expect(again).toBeVisible();
  const refused = await untilIdle(page);
  await page.unroute('**/api/home?*');
  await again.click();
  await expect(home).toBeVisible();
  await untilIdle(page);
  // The page, everything below the theme, and the theme itself with the texts.
  const failing = [
    await breakOnce(page, 'getHome(undefined)', 5),
    await breakOnce(page, 'getMaster(undefined)', 5),
    await breakOnce(page, 'getLang("en")', null),
  ];
  for (const index of [...failing, ...failing]) {
    await jump(page, index);
    await expect(home).toBeHidden();
    await back.click();
    await expect(home).toBeVisible();
    await expect(back).toBeHidden();
  }
  // Many rows are computed again by a skip; the press right after it finds the live rows.
  for (let rows = 0; rows < 150; rows += 1) await breakOnce(page, 'getMaster(undefined)', null);
  const rows = await typesOf(page);
  await tools(page, { type: 'TOGGLE_ACTION', id: 3 });
  await back.click();
  await expect(back).toBeHidden();
  await expect(home).toBeVisible();
  expect(await typesOf(page)).toEqual(rows);
  // From another page, since a mounted one keeps its data beside the error.
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await jump(page, refused);
  await expect(again).toBeVisible();
  await back.click();
  await expect(again).toBeHidden();
});
