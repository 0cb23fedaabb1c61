import { readFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** When in its day the demo's clock stands still, in milliseconds: its answers tell the same times in every run. */
const STOPPED_AT = 60_000;

export interface SeededVisit {
  page: Page;
  /** Does something, and waits until nothing more comes of it. */
  act: (step: (page: Page) => Promise<unknown>) => Promise<void>;
  /** Saves the visit by the bench's shortcut; answers the file's text. */
  save: () => Promise<string>;
}

/** Everything of the demo back to the seed, at a time that stands still. */
export async function resetDemo(request: APIRequestContext): Promise<void> {
  await request.post('/qa/reset');
  const { date } = (await request.get('/api/master')).headers();
  const today = new Date(date ?? Date.now());
  today.setUTCHours(0, 0, 0, STOPPED_AT);
  await request.post('/qa/clock', { data: { stoppedAt: today.getTime() } });
}

/** Opens the shop with a seed; `hurry` lets its timers ring so many times as fast, which rows do not tell. */
export async function openSeeded(
  context: BrowserContext,
  address: string,
  { seed = 7, hurry = 1 } = {},
): Promise<SeededVisit> {
  const page = await context.newPage();
  await page.addInitScript((times) => {
    const usual = window.setTimeout.bind(window);
    const hurried = (callback: () => void, span = 0) => usual(callback, span / times);
    window.setTimeout = hurried as typeof window.setTimeout;
  }, hurry);
  const still = () => page.locator('html[data-qa="still"]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}qa=seed:${seed}`);
  await still();
  return {
    page,
    async act(step) {
      await step(page);
      await still();
    },
    async save() {
      const saving = page.waitForEvent('download');
      await page.keyboard.press('Alt+Shift+KeyS');
      return readFile(await (await saving).path(), 'utf8');
    },
  };
}

export const account = { email: 'demo@marsa.example', password: 'demo1234' };

/** Fills the Login dialog that is open, and sends it. */
export async function logIn({ act }: SeededVisit, { email, password } = account): Promise<void> {
  await act((page) => page.getByLabel('Email or phone').fill(email));
  await act((page) => page.getByLabel('Password', { exact: true }).fill(password));
  await act((page) => page.getByRole('button', { name: 'Log in', exact: true }).click());
}

/** From the shop window to the placed order, with a login on the way. */
export async function firstOrder(visit: SeededVisit): Promise<void> {
  const { act } = visit;
  await act((page) => page.getByRole('article').first().getByRole('link').first().click());
  await act((page) => page.getByRole('button', { name: 'Add to Cart' }).first().click());
  await logIn(visit);
  await act((page) => page.getByRole('button', { name: /^My Cart/ }).click());
  await act((page) => page.getByRole('dialog').getByRole('checkbox').check());
  await act((page) => page.getByRole('button', { name: 'Proceed to Checkout' }).click());
  await act((page) => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act((page) => page.getByRole('button', { name: 'Place Order' }).click());
}
