import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes `figures/<name>.md`: when, on what, and what came out. Parts of one thing, `demo/start`, share its file. */
export function writeFigures(name: string, title: string, figures: Figures): void {
  const day = new Date().toISOString().slice(0, 10);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${cpus().length} cores (load ${busy}), Node.js ${process.version}, ${process.platform}`;
  const table = tableOf(
    ['what', 'measured'],
    Object.entries(figures).map(([what, value]) => [what, String(value ?? 'not known here')]),
  );
  const [file = name, part] = name.split('/');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${file}.md`);
  const text = `# ${title}\n\n${day}, ${machine}.\n\n${table}\n`;
  writeFileSync(path, part === undefined ? text : withPart(path, text));
  console.log(`\n${title}\n${table}`);
}

/** The file at `path` with one of its parts put in or anew; parts are known by their heading. */
function withPart(path: string, text: string): string {
  const heading = text.slice(0, text.indexOf('\n'));
  const parts = existsSync(path) ? readFileSync(path, 'utf8').split(/\n(?=# )/) : [];
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (at === -1) return [...parts, text].join('\n');
  return parts.with(at, text).join('\n');
}
