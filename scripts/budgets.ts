import type { Browser, Page } from '@playwright/test';
import budgets from '../benchmarks/budgets.json';
import { withQaBrowser } from './withQaBrowser';

/** What one load of a route costs a visitor. */
interface Cost {
  /** Scripts in kB, as transferred. */
  javascript: number;
  /** The document in kB, as transferred. */
  document: number;
  /** Requests but those of pictures. */
  requests: number;
  /** Rows in the Redux DevTools. */
  rows: number;
  /** Commits of React, each of which may render any number of components. */
  commits: number;
}

const keys = ['javascript', 'document', 'requests', 'rows', 'commits'] as const;

/** Time without requests, in milliseconds, after which a load is over. */
const QUIET = 1000;

/**
 * Runs in the page before its scripts: removes what waits for three seconds or more, which are the footer,
 * the service worker and timeouts. On a slow machine they would start before the load is over.
 */
const skipLateTimers = () => {
  const start = window.setTimeout.bind(window);
  const startEarly = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
    delay < 3000 ? start(handler, delay, ...values) : 0;
  Reflect.set(window, 'setTimeout', startEarly);
};

/** Runs in the page before its scripts: counts React's commits, as its DevTools do. */
const countCommits = () => {
  const commits: number[] = [];
  Reflect.set(window, 'commits', commits);
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      commits.push(performance.now());
    },
  });
};

interface ReduxAction {
  type: string;
}
type CreateStore = (reduce: (state: unknown, action: ReduxAction) => unknown, initial: unknown) => unknown;

/** Runs in the page before its scripts: counts the actions that reach the store, as the Redux DevTools do. */
const countRows = () => {
  const counted = { rows: 0 };
  Reflect.set(window, 'counted', counted);
  Reflect.set(
    window,
    '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__',
    () =>
      (...enhancers: ((create: CreateStore) => CreateStore)[]) =>
      (createStore: CreateStore) =>
        enhancers.reduceRight<CreateStore>(
          (create, enhance) => enhance(create),
          (reduce, initial) =>
            createStore((state, action) => {
              if (!action.type.startsWith('@@')) counted.rows += 1;
              return reduce(state, action);
            }, initial),
        ),
  );
};

/** Runs in the page: sizes and number of the requests of its load, and the commits until it is over. */
const collectLoad = (quiet: number) => {
  const documents = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  let end = documents[0]?.responseEnd ?? 0;
  const resources = all.filter(({ startTime, responseEnd }) => {
    const isOver = startTime > end + quiet;
    if (!isOver) end = Math.max(end, responseEnd);
    return !isOver;
  });
  const commits = Reflect.get(window, 'commits') as number[];
  const kilobytes = (files: readonly PerformanceResourceTiming[]) =>
    Math.round(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 100) / 10;
  return {
    javascript: kilobytes(resources.filter(({ name }) => name.split('?')[0]?.endsWith('.js'))),
    document: kilobytes(documents),
    requests: documents.length + resources.filter(({ initiatorType }) => initiatorType !== 'img').length,
    commits: commits.filter((time) => time < end + quiet).length,
  };
};

async function load<Result>(
  browser: Browser,
  url: string,
  prepare: () => void,
  collect: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // The TypeScript loader wraps named functions in this helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(skipLateTimers);
    await page.addInitScript(prepare);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET);
    return await collect(page);
  } finally {
    await context.close();
  }
}

/** Loads a route twice: as a visitor, and with the Redux DevTools, whose code no visitor loads. */
async function costOf(browser: Browser, url: string): Promise<Cost> {
  const visit = await load(browser, url, countCommits, (page) => page.evaluate(collectLoad, QUIET));
  const rows = await load(browser, url, countRows, (page) =>
    page.evaluate(() => Reflect.get(window, 'counted') as { rows: number }),
  );
  return { ...visit, ...rows };
}

/** Compares what the first load of each route costs with `benchmarks/budgets.json`. */
async function main(): Promise<void> {
  const exceeded: string[] = [];
  await withQaBrowser(async (browser, origin) => {
    for (const [route, budget] of Object.entries<Cost>(budgets)) {
      const cost = await costOf(browser, `${origin}${route}`);
      console.log(route.padEnd(24), keys.map((key) => `${key} ${cost[key]} of ${budget[key]}`).join(', '));
      for (const key of keys)
        if (cost[key] > budget[key]) exceeded.push(`${route}: ${key} ${cost[key]} instead of ${budget[key]}`);
    }
  });
  if (exceeded.length === 0) return;
  console.error(`Over budget (benchmarks/budgets.json):\n${exceeded.join('\n')}`);
  process.exit(1);
}

main().catch((problem: unknown) => {
  console.error('The budgets could not be checked:', problem);
  process.exit(1);
});
