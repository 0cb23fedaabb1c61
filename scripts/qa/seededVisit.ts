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
  await request.post('/qa/reset', { data: {} });
  const { date } = (await request.get('/api/master')).headers();
  const today = new Date(date ?? Date.now());
  today.setUTCHours(0, 0, 0, STOPPED_AT);
  await request.post('/qa/clock', { data: { stoppedAt: today.getTime() } });
}

/** Opens the shop with a seed; `hurry` lets its timers ring up to so many times as fast, which rows do not tell. */
export async function openSeeded(
  context: BrowserContext,
  address: string,
  { seed = 7, hurry = 1 } = {},
): Promise<SeededVisit> {
  const page = await context.newPage();
  await page.addInitScript((times) => {
    if (times === 1) return;
    const usual = window.setTimeout.bind(window);
    // Nothing here may have a name: tsx would mark it by a helper that the page does not have.
    window.setTimeout = ((callback: () => void, span = 0) =>
      usual(
        callback,
        // What gives a call up waits for the server, which is not any faster. What React holds back (300 ms) is there
        // before the page is seen as still (400 ms).
        span >= 15_000 ? span : span > 300 ? Math.max(span / times, 150) : Math.min(span, 50),
      )) as typeof window.setTimeout;
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

/** An account whose phone was never verified: the code comes, and the login goes on by itself. */
export async function logInByCode(visit: SeededVisit, request: APIRequestContext): Promise<void> {
  const { act, page } = visit;
  await logIn(visit, { ...account, email: 'unverified@marsa.example' });
  const sent = await request.get('/qa/otp?phone=503334455');
  const { data } = (await sent.json()) as { data: { otp: string } };
  // As pasted: the boxes share it.
  await act(() => page.getByLabel('Digit 1 of 4').fill(data.otp));
  await act(() => page.getByRole('button', { name: 'Confirm OTP' }).click());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A login by code, from the shop window to the cart, and the order. */
export async function firstOrder(visit: SeededVisit, request: APIRequestContext): Promise<void> {
  const { act } = visit;
  await act((page) => page.getByRole('button', { name: 'Login' }).first().click());
  await logInByCode(visit, request);
  await act((page) => page.getByRole('article').first().getByRole('link').first().click());
  await act((page) => page.getByRole('button', { name: 'Add to Cart' }).first().click());
  await act((page) => page.getByRole('button', { name: /^My Cart/ }).click());
  await act((page) => page.getByRole('dialog').getByRole('checkbox').check());
  await act((page) => page.getByRole('button', { name: 'Proceed to Checkout' }).click());
  await act((page) => page.getByRole('button', { name: 'Add address' }).click());
  await act((page) => page.getByLabel(/^Address line\s*\*/).fill('Palm Street 12'));
  await act((page) => page.getByRole('button', { name: 'Save address' }).click());
  await act((page) => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act((page) => page.getByRole('button', { name: 'Place Order' }).click());
  await visit.page.getByRole('dialog', { name: 'Your order has been placed' }).waitFor();
}
