import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** What was measured, by its name and unit; null where the system does not say. */
export type Figures = Readonly<Record<string, number | null>>;

const folder = join(__dirname, 'figures');

const tableOf = (heads: readonly [string, string], rows: readonly (readonly [string, string])[]): string => {
  const all = [heads, ...rows];
  const widthOf = (column: 0 | 1) => Math.max(...all.map((row) => row[column].length));
  const [first, second] = [widthOf(0), widthOf(1)];
  const line = ([name, value]: readonly [string, string]) =>
    `| ${name.padEnd(first)} | ${value.padEnd(second)} |`;
  return [line(heads), `| ${'-'.repeat(first)} | ${'-'.repeat(second)} |`, ...rows.map(line)].join('\n');
};

/** Writes `figures/<name>.md`: when, on what, and what came out. */
export function writeFigures(name: string, title: string, figures: Figures): void {
  const day = new Date().toISOString().slice(0, 10);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${cpus().length} cores (load ${busy}), Node.js ${process.version}, ${process.platform}`;
  const table = tableOf(
    ['what', 'measured'],
    Object.entries(figures).map(([what, value]) => [what, String(value ?? 'not known here')]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), `# ${title}\n\n${day}, ${machine}.\n\n${table}\n`);
  console.log(`\n${title}\n${table}`);
}
