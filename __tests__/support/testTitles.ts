import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const titles = new Map<string, string[]>();

/** Returns the titles as written in a test file; templates and `%s` are not filled in. */
function titlesOf(file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const calls =
    /\b(?:it|test|describe)(?:\.describe)?(?:\.each(?:<[\s\S]*?>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...source.matchAll(calls)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));
}

/** Returns whether the test file exists and has a test or a group with this title. */
export function isTest(file: string, title: string): boolean {
  if (!file.startsWith('__tests__/') || !fs.existsSync(path.join(root, file))) return false;
  if (!titles.has(file)) titles.set(file, titlesOf(file));
  return titles.get(file)?.includes(title) ?? false;
}
