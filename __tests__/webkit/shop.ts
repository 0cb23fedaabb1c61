import { expect, test as base } from '@playwright/test';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Milliseconds that a shopper waits for anything. */
const PATIENCE = 15_000;

/** What a shopper does and sees in WebKit. Elements are found by their accessible names. */
export interface Shopper {
  driver: WebDriver;
  open: (path: string) => Promise<void>;
  /** The first visible element of a selector whose accessible name matches. */
  find: (selector: string, name?: string | RegExp) => Promise<WebElement>;
  press: (selector: string, name?: string | RegExp) => Promise<void>;
  type: (selector: string, name: string | RegExp, text: string) => Promise<void>;
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

const isNamed = (found: string, name: string | RegExp) =>
  typeof name === 'string' ? found.trim() === name : name.test(found);

function shopperOf(driver: WebDriver, origin: string): Shopper {
  /** A page that renders meanwhile makes elements stale. */
  const matching = async (selector: string, name: string | RegExp): Promise<WebElement | null> => {
    for (const element of await driver.findElements(By.css(selector)))
      if (
        (await element.isDisplayed().catch(() => false)) &&
        isNamed(await element.getAccessibleName().catch(() => ''), name)
      )
        return element;
    return null;
  };
  const find: Shopper['find'] = async (selector, name = /(?:)/) => {
    const found = await driver.wait(() => matching(selector, name), PATIENCE, `${selector} ${String(name)}`);
    if (!found) throw new Error(`There is no ${selector} named ${String(name)}.`);
    return found;
  };
  return {
    driver,
    find,
    async open(path) {
      await driver.get(origin + path);
      await driver.wait(
        async () => (await driver.findElements(By.css('#first-paint'))).length === 0,
        PATIENCE,
        `the app at ${path}`,
      );
    },
    async press(selector, name) {
      await (await find(selector, name)).click();
    },
    async type(selector, name, text) {
      await (await find(selector, name)).sendKeys(text);
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
  shopper: async ({ baseURL: origin = '' }, use) => {
    await fetch(`${origin}/qa/reset`, { method: 'POST' });
    const driver = await launch();
    try {
      await driver.manage().window().setRect({ width: 1440, height: 1000 });
      await use(shopperOf(driver, origin));
    } finally {
      await driver.quit();
    }
  },
});

export { expect };
