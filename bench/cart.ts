import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';

const LINES = 200;
const PRESSES = 10;
/** A tablet of some years ago, beside the machine that measures. */
const SLOWER = 4;

interface Offer {
  id: number;
  quantity: number;
}

/** The demo shopper's token, with so many products in the cart. */
async function fillCart(origin: string): Promise<string> {
  const ask = async (path: string, token = '', body?: unknown) => {
    const response = await fetch(`${origin}/api${path}`, {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  const login = { phone: 'demo@marsa.example', password: 'demo1234' };
  const { access } = (await ask('/login', '', login)) as { access: { token: string } };
  let filled = 0;
  for (let page = 1; filled < LINES && page < 40; page += 1) {
    const { products } = (await ask(`/products?per_page=60&page=${page}`)) as { products: Offer[] };
    for (const { id } of products.filter(({ quantity }) => quantity > PRESSES).slice(0, LINES - filled)) {
      const addition = {
        product_id: id,
        quantity: 1,
        color: null,
        size: null,
        unit: null,
        is_buy_now: false,
      };
      await ask('/cart/store', access.token, addition);
      filled += 1;
    }
  }
  return access.token;
}

/** Counts, by what React itself reports of each commit, the lines of the cart that were rendered. */
const countRenders = () => {
  interface Fiber {
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { line?: { productId?: number } } | null;
  }
  const rendered: number[][] = [];
  /** The fiber of each line as it was last seen; one that is rendered again changes places with its twin. */
  let seen: Map<number, Fiber> | null = null;
  let root: { current: Fiber } | null = null;
  const visit = (fiber: Fiber | null, lines: Map<number, Fiber>): void => {
    for (let each = fiber; each; each = each.sibling) {
      const id = each.memoizedProps?.line?.productId;
      // Of the parts of a line the first is the line itself.
      if (id !== undefined && !lines.has(id)) lines.set(id, each);
      visit(each.child, lines);
    }
  };
  const look = () => {
    const lines = new Map<number, Fiber>();
    visit(root?.current ?? null, lines);
    const before = seen;
    seen = lines;
    return [...lines].filter(([id, fiber]) => before && before.get(id) !== fiber && (fiber.flags & 1) === 1);
  };
  Reflect.set(window, 'rendered', rendered);
  Reflect.set(window, 'countFromNow', look);
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id: number, committed: { current: Fiber }) => {
      root = committed;
      if (!seen) return;
      const lines = look();
      if (lines.length > 0) rendered.push(lines.map(([id]) => id));
    },
  });
};

/** How long a finger rests on a button, in milliseconds: down and up in the same moment is no press of a person. */
const HELD = 80;
/** What the browser does not measure, for it is quicker, in milliseconds. */
const QUICKEST = 16;

/**
 * From each press to the paint that shows it, as the browser itself measures it: the longest of its pointer's way down,
 * its way up and its click, in steps of 8 ms. By the mouse alone: Playwright's own click looks through the page meanwhile.
 */
async function pressTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: Record<number, number> = {};
    Reflect.set(window, 'times', times);
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) times[interactionId] = Math.max(times[interactionId] ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const stepper = page.getByRole('dialog').getByRole('group', { name: /^Quantity of/ });
  const plus = stepper.nth(LINES / 2).getByRole('button', { name: 'Increase quantity' });
  await plus.scrollIntoViewIfNeeded();
  await plus.hover();
  await page.waitForTimeout(1500);
  for (let press = 0; press < PRESSES; press += 1) {
    await page.mouse.down();
    await page.waitForTimeout(HELD);
    await page.mouse.up();
    await page.waitForTimeout(1000);
  }
  const times = await page.evaluate(() => Object.values(Reflect.get(window, 'times') as object) as number[]);
  return [...times, ...Array.from({ length: PRESSES - times.length }, () => QUICKEST)];
}

/** How quickly a press on plus is seen in a long cart, and how many lines it renders again. */
export const measureCart = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      const token = await fillCart(origin);
      await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
      // What the TypeScript loader puts around named functions.
      await page.addInitScript('globalThis.__name = (named) => named');
      await page.addInitScript(countRenders);
      await page.goto(`${origin}/news`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /^My Cart/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('group', { name: /^Quantity of/ })
        .nth(LINES - 1)
        .waitFor();
      const slowDown = await page.context().newCDPSession(page);
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const times = await pressTimes(page);
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // Walking through the tree takes time of its own, so renders are counted by presses that are not timed.
      await page.evaluate(() => void (Reflect.get(window, 'countFromNow') as () => unknown)());
      await pressTimes(page);
      const rendered = await page.evaluate(() => Reflect.get(window, 'rendered') as number[][]);
      const sorted = times.toSorted((one, other) => one - other);
      return {
        [`from + to its paint with ${LINES} lines, median (ms, 4× slower)`]:
          sorted[Math.floor(sorted.length / 2)] ?? 0,
        'the slowest of ten presses (ms, 4× slower)': sorted.at(-1) ?? 0,
        'lines that a press renders, at most': Math.max(0, ...rendered.map((lines) => lines.length)),
        'times that a line was rendered, by ten presses and their answers': rendered.length,
      };
    }),
  );
