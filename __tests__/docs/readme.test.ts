import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const [, where = ''] = /^## Where is …\?$([\s\S]*?)^## /m.exec(readme) ?? [];
const named = [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, name = '']) => name);
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const missing = (names: readonly string[]) => names.filter((name) => !fs.existsSync(path.join(root, name)));

it('"Where is …?" names existing files', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(missing(named)).toEqual([]);
});

it('links and pictures of the README exist', () => {
  expect(linked.length).toBeGreaterThan(5);
  expect(missing(linked)).toEqual([]);
});

it('the README explains the scripts of package.json, in the same order', () => {
  const [, commands = ''] = /^## All commands$([\s\S]*?)^## /m.exec(readme) ?? [];
  const explained = [...commands.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name]) => name);
  expect(explained).toEqual(Object.keys(scripts));
});

it('the README explains every flag of the demo', () => {
  const flags = fs.readFileSync(path.join(root, 'demo/flags.ts'), 'utf8').matchAll(/^ {2}(--\w+)/gm);
  for (const [, flag = ''] of flags) expect(readme).toContain(`| \`${flag}`);
});
