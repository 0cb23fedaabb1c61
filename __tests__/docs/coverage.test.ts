import fs from 'node:fs';
import path from 'node:path';
import { isTest } from '../support/testTitles';

const root = path.join(__dirname, '../..');
const [, ...sectionTexts] = fs.readFileSync(path.join(root, 'docs/coverage.md'), 'utf8').split(/^## /m);

/** A rule is a list item; the items below it are its tests. */
function rulesOf(lines: readonly string[]): { rule: string; tests: string[] }[] {
  const rules: { rule: string; tests: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) rules.push({ rule: line.slice(2), tests: [] });
    else if (line.startsWith('  - ')) rules.at(-1)?.tests.push(line.slice(4));
  }
  return rules;
}

const sections = sectionTexts.map((text) => {
  const [title = '', ...lines] = text.split('\n');
  return { title, rules: rulesOf(lines) };
});
const requirements = sections.filter(({ title }) => title !== 'Not met yet');

const named = requirements.flatMap(({ rules }) =>
  rules.flatMap(({ tests }) => tests.map((test) => /^`(.+?)`: (.+)$/.exec(test)?.slice(1) ?? [test, ''])),
);

it('lists rules for every section of the specification, each with its tests', () => {
  const chapters = [...new Set(requirements.map(({ title }) => title.split('.')[0]))];
  expect(chapters).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const { title, rules } of sections) {
    expect([title, rules.length]).not.toEqual([title, 0]);
    for (const { rule, tests } of rules) expect([title, rule, tests.length]).not.toEqual([title, rule, 0]);
  }
});

it('every test that it names exists, under this title', () => {
  const missing = named.filter(([file = '', title = '']) => !isTest(file, title));
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
