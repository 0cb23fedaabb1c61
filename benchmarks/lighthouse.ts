import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/findBrowser';
import { withQaShop } from '../scripts/qaShop';
import type { Table, Tables } from './figures';
import { median } from './times';

/** Run through npx, so that only who measures installs it; version 13 needs Node.js 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;
/** Size limit of a report, in bytes. */
const MAX_REPORT = 2 ** 28;

const run = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

const pages = {
  home: '/',
  listing: '/products',
  product: '/products/5/details',
  shop: '/shops/1',
  checkout: '/checkout',
  messages: '/messages',
};

interface Report {
  categories: Record<string, { score: number | null }>;
}

async function scoresOf(url: string, preset: 'mobile' | 'desktop', browser: string): Promise<Scores> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${['--headless=new', ...BROWSER_ARGUMENTS].join(' ')}`,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: MAX_REPORT,
  });
  const report = JSON.parse(stdout) as Report;
  const entries = categories.map((name) => [name, Math.round(100 * (report.categories[name]?.score ?? 0))]);
  return Object.fromEntries(entries) as Scores;
}

async function tableOf(origin: string, preset: 'mobile' | 'desktop', browser: string): Promise<Table> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const rounds: Scores[] = [];
    // The first one is not counted: the demo draws the page's pictures when they are requested first.
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push(await scoresOf(`${origin}${path}`, preset, browser));
    rounds.shift();
    const medians = categories.map((category) => String(median(rounds.map((scores) => scores[category]))));
    console.log(preset, name, ...medians);
    rows.push([name, ...medians]);
  }
  return [['page', ...categories], ...rows];
}

/** Scores of Lighthouse for a visitor's pages, as medians of three runs. */
export const measureLighthouse = (): Promise<Tables> =>
  withQaShop(async (origin) => {
    const browser = await findBrowser();
    return {
      Mobile: await tableOf(origin, 'mobile', browser),
      Desktop: await tableOf(origin, 'desktop', browser),
    };
  });
