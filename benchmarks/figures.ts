import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** Measured values by name and unit; null if the system does not provide a value. */
export type Figures = Readonly<Record<string, number | null>>;

const folder = join(__dirname, 'figures');

/** Rows of cells; the first row has the heads. */
export type Table = readonly (readonly string[])[];

/** Tables by title. */
export type Tables = Readonly<Record<string, Table>>;

export function formatTable(rows: Table): string {
  const widths = (rows[0] ?? []).map((_head, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`;
  const [heads = [], ...others] = rows;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

const isTable = (value: number | null | Table): value is Table => Array.isArray(value);

/** Formats single values as one table, and tables below their titles. */
function format(figures: Figures | Tables): string {
  const values: [string, string][] = [];
  const tables: string[] = [];
  for (const [what, value] of Object.entries<number | null | Table>(figures)) {
    if (isTable(value)) tables.push(`${what}:\n\n${formatTable(value)}`);
    else values.push([what, String(value ?? 'not known here')]);
  }
  if (values.length > 0) tables.unshift(formatTable([['what', 'measured'], ...values]));
  return tables.join('\n\n');
}

/**
 * Writes date, machine and values to `figures/<name>.md`. Sections such as `demo/start` share the file
 * `demo.md`.
 */
export function writeFigures(name: string, title: string, figures: Figures | Tables): void {
  const day = new Date().toISOString().slice(0, 10);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${cpus().length} cores (load ${busy}), Node.js ${process.version}, ${process.platform}`;
  const table = format(figures);
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
