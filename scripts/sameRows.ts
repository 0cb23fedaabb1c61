import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { firstOrder, openSeeded, resetDemo } from './qa/seededVisit';
import { withQaBrowser } from './withQaBrowser';

// Repeats the same clicks with the same seed; the saved rows must be identical byte by byte.
// `npm run same-rows -- 20`

const RUNS = 20;

async function run(browser: Browser, baseURL: string, hurry: number): Promise<string> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await resetDemo(context.request);
  const visit = await openSeeded(context, '/', { hurry });
  await firstOrder(visit, context.request);
  const saved = await visit.save();
  await context.close();
  return saved;
}

/**
 * Describes the first differing row, or line of the head or foot: a case has one line per row between them.
 */
function differenceOf(first: string, other: string): string {
  const [lines, others] = [first.split('\n'), other.split('\n')];
  const differs = (line: string, index: number) => line !== others[index];
  const row = lines.findIndex((line, index) => index > 0 && differs(line, index));
  const index = row < 0 ? lines.findIndex(differs) : row;
  const [line = '', its = ''] = [lines[index], others[index]];
  const column = [...line].findIndex((character, each) => character !== its[each]);
  const around = (text: string) => text.slice(Math.max(0, column - 200), column + 200);
  return `line ${index + 1}:\n${around(line)}\n${around(its)}`;
}

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? RUNS);
  await withQaBrowser(async (browser, origin) => {
    let first: string | null = null;
    for (let count = 1; count <= runs; count += 1) {
      const started = performance.now();
      // Each run has another timer speed, which must not show in the rows.
      const saved = await run(browser, origin, 1 + (count % 10) * 3);

      first ??= saved;
      const sum = createHash('sha256').update(saved).digest('hex').slice(0, 12);
      const rows = saved.split('\n').length;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${String(count).padStart(3)}  ${sum}  ${rows} lines, ${saved.length} bytes, ${seconds} s`);
      if (saved !== first) throw new Error(`Run ${count} is another one at ${differenceOf(first, saved)}`);
    }
    console.log(`${runs} runs, the same rows byte by byte.`);
  });
}

main().then(
  () => process.exit(0),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
