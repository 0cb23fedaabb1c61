import { isSecretText } from '@/domain/secretSigns';
import { sessionToken } from '@/shared/adapters';
import type { Rule } from './rule';

/** A shorter token could occur in a text by chance. */
const SHORTEST_TOKEN = 8;
/** Cache entries of translations: keys such as "otp" and "token" have labels as values there, not secrets. */
const TEXTS = /^getLang\(/;

type Predicate = (path: readonly string[], value: unknown) => boolean;

function isSecret(path: readonly string[], value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const token = sessionToken();
  return (
    isSecretText(value, path) || (token !== null && token.length >= SHORTEST_TOKEN && value.includes(token))
  );
}

function isNotSerializable(_path: readonly string[], value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return ['function', 'symbol', 'bigint'].includes(typeof value);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null;
}

/**
 * Searches rows and states, visiting each object once, because states share most of their structure. Returns
 * a path.
 */
function createSearch(matches: Predicate) {
  const visited = new WeakSet<object>();
  return function search(node: unknown, path: readonly string[] = []): readonly string[] | null {
    if (matches(path, node)) return path;
    if (typeof node !== 'object' || node === null || visited.has(node) || TEXTS.test(path.at(-1) ?? ''))
      return null;
    visited.add(node);
    for (const [name, value] of Object.entries(node)) {
      const found = search(value, [...path, name]);
      if (found) return found;
    }
    return null;
  };
}

const valueAt = (root: unknown, path: readonly string[]) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], root);

function matterRule(name: string, matches: Predicate, describe: (path: string) => string): Rule {
  const search = createSearch(matches);
  /** Path of the last finding in the state; remembered, because `search` does not visit objects twice. */
  let foundPath: readonly string[] | null = null;
  return {
    name,
    of: 'every',
    wrong({ row, state }) {
      const inRow = row.type === 'api/getLang/fulfilled' ? null : search(row);
      const isStillPresent = foundPath && matches(foundPath, valueAt(state, foundPath));
      foundPath = (isStillPresent ? foundPath : null) ?? search(state);
      if (inRow) return describe(['row', ...inRow].join('.'));
      return foundPath && describe(['state', ...foundPath].join('.'));
    },
  };
}

/** Invariants for the content of rows and states: plain JSON without secrets (architecture §4). */
export const createMatterRules = (): Rule[] => [
  matterRule('No secret stands in a row or a state', isSecret, (path) => `It stands at ${path}.`),
  matterRule('Rows and states are plain JSON', isNotSerializable, (path) => `Not plain: ${path}.`),
];
