import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const [, ...parts] = fs.readFileSync(path.join(root, 'docs/coverage.md'), 'utf8').split(/^## /m);

/** A row's cells; a bar of a title is written as `\|`. */
const cellsOf = (row: string) =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const sections = parts.map((part) => {
  const [title = '', ...lines] = part.split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
  return { title, rows: rows.map(cellsOf) };
});
const requirements = sections.filter(({ title }) => title !== 'Not held yet');

const named = requirements.flatMap(({ rows }) =>
  rows.flatMap(([, held = '']) =>
    held.split('<br>').map((place) => /^`(.+?)`: (.+)$/.exec(place)?.slice(1) ?? [place, '']),
  ),
);

/** The titles that a test file gives, as they are written; of those that are put together at run time, the pattern. */
function titlesOf(file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const calls =
    /\b(?:it|test|describe)(?:\.describe)?(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...source.matchAll(calls)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));
}

it('every section of the specification has its rows, and every row says where it is held', () => {
  const chapters = [...new Set(requirements.map(({ title }) => title.split('.')[0]))];
  expect(chapters).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const { title, rows } of sections) {
    expect([title, rows.length]).not.toEqual([title, 0]);
    for (const [asks, held] of rows)
      expect([title, asks, held]).toEqual([title, expect.stringMatching(/./), expect.stringMatching(/./)]);
  }
});

it('every test that it names exists, under this title', () => {
  const found = new Map<string, string[]>();
  const missing = named.filter(([file = '', title = '']) => {
    if (!file.startsWith('__tests__/') || !fs.existsSync(path.join(root, file))) return true;
    if (!found.has(file)) found.set(file, titlesOf(file));
    return !found.get(file)?.includes(title);
  });
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
