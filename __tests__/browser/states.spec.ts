import type { Page } from '@playwright/test';
import { everythingIdle, expect, expectRules, test } from './shop';
import {
  brokenWords,
  clippedTexts,
  coveredBadges,
  fieldsWithoutEnterKey,
  fixedTexts,
  protrudingTexts,
  smallTargets,
} from './measures';
import { visitStates } from './states';
import { isComplete } from './variants';

const RUNS = [
  ['en', 'light', 1440],
  ['ar', 'dark', 390],
  ...(isComplete
    ? ([
        ['en', 'dark', 390],
        ['ar', 'light', 1440],
        ['en', 'light', 820],
      ] as const)
    : []),
] as const;

for (const [language, colorScheme, width] of RUNS) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 900 }, hasTouch: width < 900 });

    test('breaks no rule of axe, experimental and best practices included', async ({ page, speech }) => {
      test.setTimeout(isComplete ? 400_000 : 120_000);
      await visitStates(page, speech, (name) => expectRules(page, name));
    });
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target is 44 px high and wide', async ({ page, speech }) => {
    test.setTimeout(isComplete ? 400_000 : 120_000);
    await visitStates(page, speech, async (name) => {
      await everythingIdle(page);
      expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
      expect.soft(await page.evaluate(fieldsWithoutEnterKey), name).toEqual([]);
    });
  });
});

/** Selectors of names by state: of advertisements and categories, and of an order's shop. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'main a:has(h2), main li:has(> a[href^="/categories"])',
  '/order-history/0': 'main section h3',
};

/** Takes several lines on a phone; its longest word fits a phone at 200 %. */
const LONG_SHOP = 'Al Mutawakkil Brothers Household Appliances, Ceramics and Lighting Trading';

/** Gives all shops a long name, wherever a response names one. */
async function lengthenShopNames(page: Page): Promise<void> {
  const named = (shop: unknown) =>
    typeof shop === 'object' && shop !== null && 'name' in shop ? { ...shop, name: LONG_SHOP } : shop;
  const lengthened = (key: string, value: unknown): unknown => {
    if (key === 'shop_name') return LONG_SHOP;
    if (key === 'shops' && Array.isArray(value)) return value.map(named);
    return key === 'shop' ? named(value) : value;
  };
  await page.route(
    ({ pathname }) => /^\/api\/(?!lang|master)/.test(pathname),
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
      const text = await response.text();
      return route.fulfill({ response, json: JSON.parse(text, lengthened) as unknown });
    },
  );
}

for (const [size, language, width, textSize] of [
  ...(isComplete ? ([['text of 200 %', 'en', 390, '200%']] as const) : []),
  ['text of 200 %', 'ar', 390, '200%'],
  ['a zoom of 400 %', 'ar', 320, '100%'],
] as const) {
  test.describe(`at ${size}, ${language}`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test('cuts no text, breaks no name, and no page is wider than the screen', async ({ page, speech }) => {
      test.setTimeout(isComplete ? 400_000 : 120_000);
      await lengthenShopNames(page);
      await page.addInitScript((fontSize) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = fontSize;
        });
      }, textSize);
      await visitStates(page, speech, async (name) => {
        await everythingIdle(page);
        expect.soft(await page.evaluate(clippedTexts), name).toEqual([]);
        const names = NAMES[name];
        if (names) expect.soft(await page.evaluate(brokenWords, names), name).toEqual([]);
        if (name === '/products/1/details') expect.soft(await page.evaluate(fixedTexts), name).toEqual([]);
        if (name !== '/' || textSize !== '200%') return;
        for (const screen of [820, width]) {
          await page.setViewportSize({ width: screen, height: 844 });
          await everythingIdle(page);
          expect.soft(await page.evaluate(coveredBadges), `${name}, ${screen} px`).toEqual([]);
          expect.soft(await page.evaluate(protrudingTexts), `${name}, ${screen} px`).toEqual([]);
          if (screen === 820) expect.soft(await page.evaluate(fixedTexts), name).toEqual([]);
        }
      });
    });
  });
}
