import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** Measured values by name and unit; null if the system does not provide a value. */
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

/**
 * Writes date, machine and values to `figures/<name>.md`. Sections such as `demo/start` share the file
 * `demo.md`.
 */
export function writeFigures(name: string, title: string, figures: Figures): void {
  const day = new Date().toISOString().slice(0, 10);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${cpus().length} cores (load ${busy}), Node.js ${process.version}, ${process.platform}`;
  const table = tableOf(
    ['what', 'measured'],
    Object.entries(figures).map(([what, value]) => [what, String(value ?? 'not known here')]),
  );
  const [file = name, section] = name.split('/');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${file}.md`);
  const text = `# ${title}\n\n${day}, ${machine}.\n\n${table}\n`;
  writeFileSync(path, section === undefined ? text : withSection(path, text));
  console.log(`\n${title}\n${table}`);
}

/** Returns the file's text with the section of the same heading replaced, or appended. */
function withSection(path: string, text: string): string {
  const heading = text.slice(0, text.indexOf('\n'));
  const sections = existsSync(path) ? readFileSync(path, 'utf8').split(/\n(?=# )/) : [];
  const at = sections.findIndex((section) => section.startsWith(`${heading}\n`));
  if (at === -1) return [...sections, text].join('\n');
  return sections.with(at, text).join('\n');
}
