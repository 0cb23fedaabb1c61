import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const folders = ['src', 'demo', 'scripts', 'benchmarks', '__tests__', 'docs'];
const files = [
  ...fs.readdirSync(root),
  ...folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`),
  ),
].filter((file) => /\.(?:tsx?|mjs|js|md)$/.test(file) && file !== '__tests__/docs/citations.test.ts');

/** Each file's text with its wrapped comment lines joined, because a citation may be wrapped. */
const texts = files.map((file) => ({
  file,
  text: read(file).replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' '),
}));

/** Built by `npm run events`. */
const GENERATED = ['docs/events.md'];

const sectionsOf = (document: string) =>
  new Map(
    read(document)
      .split(/^## (?=\d+\.)/m)
      .slice(1)
      .map((section) => [section.split('.')[0] ?? '', section] as const),
  );
const sections = {
  api: sectionsOf('docs/api.md'),
  architecture: sectionsOf('docs/architecture.md'),
  specification: sectionsOf('docs/coverage.md'),
};

const rules = [...read('docs/product-rules.md').matchAll(/^- \*\*R(\d+) /gm)].map(([, id]) => Number(id));

/** Every match of the pattern with its file, such as `src/domain/price.ts: R29`. */
const citations = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ ...match.groups, match: match[0], file })),
  ) as { match: string; file: string; document?: string; numbers?: string; name?: string }[];

const shown = (list: readonly { match: string; file: string }[]) =>
  list.map(({ file, match }) => `${file}: ${match}`);

it('gives every rule its own id', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
});

it('cites existing rules only', () => {
  const cited = citations(/\bR\d+\b/g);
  expect(cited.length).toBeGreaterThan(150);
  expect(shown(cited.filter(({ match }) => !rules.includes(Number(match.slice(1)))))).toEqual([]);
});

it('cites existing sections only, with their names', () => {
  const cited = citations(
    /\b(?<document>[Aa]pi|API|[Aa]rchitecture|[Ss]pecification) (?<numbers>§\d+(?:(?:–|, §)\d+)*)(?:, (?<name>"[^"]+"|[A-Z_]{4,}\b))?/g,
  );
  expect(cited.length).toBeGreaterThan(150);
  const missing = cited.filter(({ document = '', numbers = '', name = '' }) => {
    const kind = document.toLowerCase() as keyof typeof sections;
    const found = (numbers.match(/\d+/g) ?? []).map((number) => sections[kind].get(number));
    // Only these two have paragraphs with names: docs/coverage.md has requirements in other words.
    const hasNames = kind === 'architecture' || (kind === 'api' && numbers === '§9');
    return found.some(
      (section) => !section || (hasNames && name && !section.includes(`**${name.replaceAll('"', '')}`)),
    );
  });
  expect(shown(missing)).toEqual([]);
});

it('names existing documents only', () => {
  const named = citations(/(?<![\w./-])(?!https?:)[\w./-]*\w\.md\b/g);
  expect(named.length).toBeGreaterThan(20);
  const isHere = (file: string, name: string) =>
    GENERATED.includes(name) ||
    [root, path.join(root, path.dirname(file)), path.join(root, 'benchmarks/figures')].some((folder) =>
      fs.existsSync(path.join(folder, name)),
    );
  expect(shown(named.filter(({ file, match }) => !isHere(file, match)))).toEqual([]);
});

it('cites documents of this repository only', () => {
  expect(
    shown(
      citations(/\b(?:contract|stack|style|language|fast|timeline|look|expectations)(?:\.md)?,? \(?§\d+/gi),
    ),
  ).toEqual([]);
  expect(shown(citations(/\b(?:expectations|look)(?:, |: )(?="|\d|complaint)/gi))).toEqual([]);
});
