import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const [, ...parts] = fs.readFileSync(path.join(root, 'docs/coverage.md'), 'utf8').split(/^## /m);

/** A rule is a list item; the tests that hold it are the items below it. */
function rulesOf(lines: readonly string[]): { asks: string; held: string[] }[] {
  const rules: { asks: string; held: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) rules.push({ asks: line.slice(2), held: [] });
    else if (line.startsWith('  - ')) rules.at(-1)?.held.push(line.slice(4));
  }
  return rules;
}

const sections = parts.map((part) => {
  const [title = '', ...lines] = part.split('\n');
  return { title, rules: rulesOf(lines) };
});
const requirements = sections.filter(({ title }) => title !== 'Not held yet');

const named = requirements.flatMap(({ rules }) =>
  rules.flatMap(({ held }) => held.map((test) => /^`(.+?)`: (.+)$/.exec(test)?.slice(1) ?? [test, ''])),
);

/** The titles that a test file gives, as they are written; of those that are put together at run time, the pattern. */
function titlesOf(file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const calls =
    /\b(?:it|test|describe)(?:\.describe)?(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...source.matchAll(calls)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));
}

it('lists rules for every section of the specification, each with what holds it', () => {
  const chapters = [...new Set(requirements.map(({ title }) => title.split('.')[0]))];
  expect(chapters).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const { title, rules } of sections) {
    expect([title, rules.length]).not.toEqual([title, 0]);
    for (const { asks, held } of rules) expect([title, asks, held.length]).not.toEqual([title, asks, 0]);
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
