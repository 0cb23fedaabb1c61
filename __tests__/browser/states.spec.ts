import type { Page } from '@playwright/test';
import { everythingIdle, expect, expectRules, test } from './shop';
import {
  brokenWords,
  clippedTexts,
  coveredBadges,
  coveredBarTexts,
  fieldsWithoutEnterKey,
  fixedTexts,
  protrudingTexts,
  smallTargets,
} from './measures';
import { rewriteJson } from './rewriteJson';
import { visitStates } from './states';
import { isComplete } from './variants';

/** Selectors of names by state: of advertisements and categories, and of an order and its shop. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'main a:has(h2), main li:has(> a[href^="/categories"])',
  '/order-history': 'main article h2',
  '/order-history/0': 'main :is(h1, section h3)',
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
  await rewriteJson(page, / \/api\/(?!lang|master)/, (text) => JSON.parse(text, lengthened));
}

const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Expects one heading of level 1, and no violation of a rule of axe. */
async function expectWellFormed(page: Page, name: string): Promise<void> {
  await expect.soft(page.locator('h1:visible'), name).toHaveCount(1);
  await expectRules(page, name);
}

/** Expects whole texts and names at a width of the screen in px and a size of the text. */
async function expectWholeTexts(
  page: Page,
  name: string,
  { width, textSize }: { width: number; textSize: string },
): Promise<void> {
  const where = `${name}, ${width} px, ${textSize}`;
  await page.setViewportSize({ ...onPhone.viewport, width });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
  await everythingIdle(page);
  expect.soft(await page.evaluate(clippedTexts), where).toEqual([]);
  const names = NAMES[name];
  if (names) expect.soft(await page.evaluate(brokenWords, names), where).toEqual([]);
  if (textSize !== '200%') return;
  if (name === '/products/1/details') expect.soft(await page.evaluate(fixedTexts), where).toEqual([]);
  if (name !== '/') return;
  await page.setViewportSize({ ...onPhone.viewport, width: 1440 });
  await everythingIdle(page);
  expect.soft(await page.evaluate(coveredBarTexts), `${where}, screen of 1440`).toEqual([]);
  for (const screen of [820, width]) {
    await page.setViewportSize({ ...onPhone.viewport, width: screen });
    await everythingIdle(page);
    expect.soft(await page.evaluate(coveredBadges), `${where}, screen of ${screen}`).toEqual([]);
    expect.soft(await page.evaluate(protrudingTexts), `${where}, screen of ${screen}`).toEqual([]);
    if (screen === 820) expect.soft(await page.evaluate(fixedTexts), where).toEqual([]);
  }
}

const TIMEOUT = isComplete ? 1_200_000 : 400_000;

for (const [language, colorScheme, width] of [
  ['en', 'light', 1440],
  ...(isComplete
    ? ([
        ['ar', 'light', 1440],
        ['en', 'light', 820],
      ] as const)
    : []),
] as const)
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 900 }, hasTouch: width < 900 });

    test('breaks no rule of axe, experimental and best practices included', async ({ page, speech }) => {
      test.setTimeout(TIMEOUT);
      await visitStates(page, speech, (name) => expectWellFormed(page, name));
    });
  });

for (const [language, colorScheme] of [
  ['ar', 'dark'],
  ...(isComplete ? ([['en', 'dark']] as const) : []),
] as const)
  test.describe(`${language}, ${colorScheme}, on a phone`, () => {
    test.use({ language, colorScheme, ...onPhone });

    test('every target is 44 px high and wide, and text of 200 % and a zoom of 400 % cut no text', async ({
      page,
      speech,
    }) => {
      test.setTimeout(TIMEOUT);
      await lengthenShopNames(page);
      await visitStates(page, speech, async (name) => {
        await expectWellFormed(page, name);
        expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
        expect.soft(await page.evaluate(fieldsWithoutEnterKey), name).toEqual([]);
        await expectWholeTexts(page, name, { width: 390, textSize: '200%' });
        // A screen of 1280 px at 400 % is 320 px wide.
        await expectWholeTexts(page, name, { width: 320, textSize: '100%' });
        await page.setViewportSize(onPhone.viewport);
      });
    });
  });
