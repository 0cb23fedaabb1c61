import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Milliseconds that a shopper waits for anything. */
const PATIENCE = 15_000;

/** What a shopper does and sees in WebKit. Elements are found by their labels or texts. */
export interface Shopper {
  driver: WebDriver;
  open: (path: string) => Promise<void>;
  /** The first visible element of a selector whose label or text has `text`. */
  find: (selector: string, text?: string) => Promise<WebElement>;
  press: (selector: string, text?: string) => Promise<void>;
  type: (selector: string, label: string, text: string) => Promise<void>;
  sees: (text: string) => Promise<void>;
  path: () => Promise<string>;
  /** Pixels by which the page is wider than the screen. */
  excess: () => Promise<number>;
}

async function launch(): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH ?? '', args: ['--automation'] },
  });
  return new Builder()
    .usingServer(process.env.WEBDRIVER_URL ?? '')
    .withCapabilities(capabilities)
    .build();
}

/** Runs in the page: the first element of a selector that is shown, and is labelled or reads as a text. */
const FIND = `
  const [selector, text] = arguments;
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).includes(text),
  ) ?? null;`;

function shopperOf(driver: WebDriver, origin: string): Shopper {
  const find: Shopper['find'] = async (selector, text = '') => {
    const found = await driver.wait(
      () => driver.executeScript<WebElement | null>(FIND, selector, text),
      PATIENCE,
      `${selector} with ${text}`,
    );
    if (!found) throw new Error(`There is no ${selector} with ${text}.`);
    return found;
  };
  return {
    driver,
    find,
    async open(path) {
      await driver.get(origin + path);
      // The app has replaced the painted page.
      const isPainted = () => driver.executeScript('return document.getElementById("first-paint") !== null');
      await expect.poll(isPainted, { timeout: PATIENCE }).toBe(false);
    },
    async press(selector, text) {
      // Until nothing moves, or covers it: Selenium presses at once.
      const isPressed = async () =>
        (await find(selector, text)).click().then(
          () => true,
          () => false,
        );
      await driver.wait(isPressed, PATIENCE, `to press ${selector} with ${text}`);
    },
    async type(selector, label, text) {
      await (await find(selector, label)).sendKeys(text);
    },
    async sees(text) {
      await expect
        .poll(() => driver.executeScript<string>('return document.body.innerText'), { timeout: PATIENCE })
        .toContain(text);
    },
    path: () => driver.executeScript<string>('return location.pathname + location.search'),
    excess: () =>
      driver.executeScript<number>(
        'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
      ),
  };
}

/** Each test begins with the seed's database and a new browser. */
export const test = base.extend<{ shopper: Shopper }>({
  shopper: async ({ baseURL: origin = '' }, use, testInfo) => {
    await fetch(`${origin}/qa/reset`, { method: 'POST' });
    const driver = await launch();
    try {
      await driver.manage().window().setRect({ width: 1440, height: 1000 });
      await use(shopperOf(driver, origin));
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('page.png'), await driver.takeScreenshot(), 'base64');
    } finally {
      await driver.quit();
    }
  },
});

export { expect };
