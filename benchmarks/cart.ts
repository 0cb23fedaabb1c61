import type { Page } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';
import { press, pressTimes } from './presses';
import { fillCart } from './session';

const LINES = 200;
const PRESSES = 10;
/** CPU throttling rate that simulates an older tablet. */
const SLOWER = 4;

/** Records which cart lines each React commit rendered, through the DevTools hook. */
const countRenders = () => {
  interface Fiber {
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { line?: { productId?: number } } | null;
  }
  const rendered: number[][] = [];
  /** The fiber of each line at the last commit; a render swaps it with its alternate. */
  let lastSeen: Map<number, Fiber> | null = null;
  let root: { current: Fiber } | null = null;
  const visit = (fiber: Fiber | null, lines: Map<number, Fiber>): void => {
    for (let each = fiber; each; each = each.sibling) {
      const id = each.memoizedProps?.line?.productId;
      // The first fiber with the line's props is the line itself.
      if (id !== undefined && !lines.has(id)) lines.set(id, each);
      visit(each.child, lines);
    }
  };
  const findRendered = () => {
    const lines = new Map<number, Fiber>();
    visit(root?.current ?? null, lines);
    const before = lastSeen;
    lastSeen = lines;
    return [...lines].filter(([id, fiber]) => before && before.get(id) !== fiber && (fiber.flags & 1) === 1);
  };
  Reflect.set(window, 'rendered', rendered);
  Reflect.set(window, 'countFromNow', findRendered);
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id: number, committed: { current: Fiber }) => {
      root = committed;
      if (!lastSeen) return;
      const lines = findRendered();
      if (lines.length > 0) rendered.push(lines.map(([id]) => id));
    },
  });
};

/** Presses plus on the line in the middle; returns the times until the paints. */
async function plusTimes(page: Page): Promise<number[]> {
  const stepper = page.getByRole('dialog').getByRole('group', { name: /^Quantity of/ });
  const plus = stepper.nth(LINES / 2).getByRole('button', { name: 'Increase quantity' });
  await plus.scrollIntoViewIfNeeded();
  await plus.hover();
  await page.waitForTimeout(1500);
  return pressTimes(page, PRESSES, async () => {
    await press(page, plus);
    await page.waitForTimeout(1000);
  });
}

/** Measures the time from a press on plus to its paint in a long cart, and how many lines it rerenders. */
export const measureCart = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      const token = await fillCart(origin, LINES, PRESSES);
      await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
      // The TypeScript loader wraps named functions in this helper.
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
      const times = await plusTimes(page);
      await slowDown.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // Traversing the fiber tree takes time, so renders are counted in a second, untimed run.
      await page.evaluate(() => void (Reflect.get(window, 'countFromNow') as () => unknown)());
      await plusTimes(page);
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
