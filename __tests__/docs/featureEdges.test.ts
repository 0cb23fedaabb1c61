import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storefrontSources } from '../../scripts/events/sources';

const root = path.join(__dirname, '../..');
const listed = JSON.parse(readFileSync(path.join(root, 'featureEdges.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;

const imported = new Set(
  storefrontSources(root).flatMap(({ file, tree }) => {
    const feature = /^src\/features\/(\w+)\//.exec(file)?.[1];
    if (!feature) return [];
    return [...tree.text.matchAll(/(?:from|import\() ?'@\/features\/(\w+)/g)].map(
      ([, to]) => `${feature} → ${to}`,
    );
  }),
);

/** ESLint fails for an import that is not listed. */
it('every listed import from feature to feature exists and has a reason', () => {
  const edges = Object.entries(listed).flatMap(([feature, reasons]) =>
    Object.entries(reasons).map(([to, reason]) => ({ edge: `${feature} → ${to}`, reason })),
  );
  expect(edges.filter(({ edge }) => !imported.has(edge))).toEqual([]);
  expect(edges.filter(({ reason }) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
  expect([...imported].filter((edge) => edges.every((one) => one.edge !== edge))).toEqual([]);
});
