import { readFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { withQaLink } from '../../src/domain/qaLink';
import type { NewPin } from '../../src/features/cases/flow/createFlowLog';

/** Time of day at which the demo's clock is stopped, in milliseconds, so that responses are reproducible. */
const STOPPED_AT = 60_000;

export interface SeededVisit {
  page: Page;
  /** Runs a step and waits until the page is idle. */
  act: (step: (page: Page) => Promise<unknown>) => Promise<void>;
  /** Adds an expectation for this moment, as the QA panel does. */
  pin: (...pins: NewPin[]) => Promise<void>;
  /** Saves the case by the keyboard shortcut; returns the file's text. */
  save: () => Promise<string>;
}

/** Resets the demo to its seed and stops its clock on the seed's day, which "today" and "now" refer to. */
export async function resetDemo(request: APIRequestContext): Promise<void> {
  await request.post('/qa/reset', { data: {} });
  const seed = await request.get('/qa/seed');
  const { data } = (await seed.json()) as { data: { seeded_at: string | null } };
  const day = new Date(data.seeded_at ?? Date.now());
  day.setUTCHours(0, 0, 0, STOPPED_AT);
  await request.post('/qa/clock', { data: { stoppedAt: day.getTime() } });
}

/** Adds the seed to an address, which may have `?qa=…` already. */
function withSeed(address: string, seed: number): string {
  const url = new URL(address, 'http://shop.invalid');
  const given = url.searchParams.getAll('qa').join().split(',');
  const qa = [`seed:${seed}`, ...given.filter((part) => part !== '' && !part.startsWith('seed:'))];
  return withQaLink(url, `qa=${qa.join(',')}`);
}

/**
 * Opens the shop with a seed. `hurry` is the maximum speed-up of timers, which the recorded rows do not show.
 * With quick frames the page is sooner idle, but events of the socket may come after other responses.
 */
export async function openSeeded(
  context: BrowserContext,
  address: string,
  { seed = 7, hurry = 1, hasQuickFrames = false } = {},
): Promise<SeededVisit> {
  const page = await context.newPage();
  await page.addInitScript((speed) => {
    if (speed === 1) return;
    const originalSetTimeout = window.setTimeout.bind(window);
    // No named functions in here: the page lacks tsx's helper for them.
    window.setTimeout = ((callback: () => void, delay = 0) =>
      originalSetTimeout(
        callback,
        // Timeouts of requests (15 s) and of the socket (10 s) keep their delay, because the server is not
        // faster; so does that of the request before the seed, which decides whether QA's tools are allowed.
        // React's throttle (300 ms) must elapse before the page counts as idle (400 ms).
        delay >= 10_000 || document.documentElement?.dataset.qa === undefined
          ? delay
          : delay > 300
            ? Math.max(delay / speed, 150)
            : Math.min(delay, 50),
      )) as typeof window.setTimeout;
  }, hurry);
  if (hasQuickFrames)
    await page.addInitScript(() => {
      const setTimer = window.setTimeout.bind(window);
      window.requestAnimationFrame = (callback) => setTimer(() => callback(performance.now()), 4);
      window.cancelAnimationFrame = window.clearTimeout.bind(window);
    });
  const untilIdle = () =>
    page.locator('html[data-qa="still"]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.goto(withSeed(address, seed));
  await untilIdle();
  return {
    page,
    async act(step) {
      await step(page);
      await untilIdle();
    },
    async pin(...pins) {
      for (const pin of pins)
        await page.evaluate((added) => {
          window.shopFlow?.add(added);
        }, pin);
    },
    async save() {
      const saving = page.waitForEvent('download');
      await page.keyboard.press('Alt+Shift+KeyS');
      return readFile(await (await saving).path(), 'utf8');
    },
  };
}

export const account = { email: 'demo@marsa.example', password: 'demo1234' };

/** Fills and submits the open Login dialog. */
export async function logIn({ act }: SeededVisit, { email, password } = account): Promise<void> {
  await act((page) => page.getByLabel('Email or phone').fill(email));
  await act((page) => page.getByLabel('Password', { exact: true }).fill(password));
  await act((page) => page.getByRole('button', { name: 'Log in', exact: true }).click());
}

/** Logs in with an unverified account, which requires a one-time code. */
export async function logInByCode(visit: SeededVisit, request: APIRequestContext): Promise<void> {
  const { act, page } = visit;
  await logIn(visit, { ...account, email: 'unverified@marsa.example' });
  const sent = await request.get('/qa/otp?phone=503334455');
  const { data } = (await sent.json()) as { data: { otp: string } };
  // Simulates pasting: the code is distributed over the boxes.
  await act(() => page.getByLabel('Digit 1 of 4').fill(data.otp));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Logs in by code, adds a product to the cart and places an order. */
export async function firstOrder(visit: SeededVisit, request: APIRequestContext): Promise<void> {
  const { act } = visit;
  await act((page) => page.getByRole('button', { name: 'Welcome Login' }).first().click());
  await logInByCode(visit, request);
  await act((page) => page.getByRole('article').first().getByRole('link').first().click());
  await act((page) => page.getByRole('button', { name: 'Add to Cart' }).first().click());
  await act((page) => page.getByRole('button', { name: /^My Cart/ }).click());
  await act((page) => page.getByRole('dialog').getByRole('checkbox').check());
  await act((page) => page.getByRole('button', { name: 'Proceed to Checkout' }).click());
  await act((page) => page.getByRole('button', { name: 'Add address' }).click());
  await act((page) => page.getByLabel('Address line', { exact: true }).fill('Palm Street 12'));
  await act((page) => page.getByRole('button', { name: 'Save address' }).click());
  await act((page) => page.getByRole('radio', { name: 'Cash on delivery' }).check());
  await act((page) => page.getByRole('button', { name: 'Place Order' }).click());
  await visit.page.getByRole('dialog', { name: 'Your order has been placed' }).waitFor();
}
