import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { formatTable } from '../figures';
import type { Load } from './observe';

const path = join(__dirname, '../figures/loads-history.md');

const columns: readonly (readonly [page: string, key: keyof Load, head: string])[] = [
  ['home', 'fcp', 'home FCP'],
  ['home', 'lcp', 'home LCP'],
  ['home', 'card', 'home card'],
  ['home', 'longest', 'home longest task'],
  ['home', 'blocking', 'home blocking'],
  ['home', 'script', 'home JavaScript'],
  ['home', 'scriptUntilUsable', 'until usable'],
  ['listing', 'card', 'listing card'],
  ['product', 'card', 'product card'],
  ['shop', 'card', 'shop card'],
];

/** Appends the ratios of a run to the history. */
export function appendRun(rounds: number, ratio: (page: string, key: keyof Load) => string): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const rows = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const minute = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const run = [
    minute,
    (loadavg()[0] ?? 0).toFixed(1),
    String(rounds),
    ...columns.map(([page, key]) => ratio(page, key)),
  ];
  const table = formatTable([['date', 'load', 'rounds', ...columns.map(([, , head]) => head)], ...rows, run]);
  writeFileSync(path, `# Loads: ratios to the floor by run\n\n${table}\n`);
}
