import { isSecretText } from '@/domain/secretSigns';
import { sessionToken } from '@/shared/adapters';
import type { Rule } from './rule';

/** A shorter token could stand anywhere by chance. */
const SHORTEST_TOKEN = 8;
/** Texts by their English: "otp" and "token" are keys there, and words their values. */
const TEXTS = /^getLang\(/;

type Look = (path: readonly string[], value: unknown) => boolean;

function isSecret(path: readonly string[], value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const token = sessionToken();
  return (
    isSecretText(value, path) || (token !== null && token.length >= SHORTEST_TOKEN && value.includes(token))
  );
}

function isOdd(_path: readonly string[], value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return ['function', 'symbol', 'bigint'].includes(typeof value);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null;
}

/** Looks through rows and states, each object once: states share most of their parts. Answers the path of a find. */
function createSearch(finds: Look) {
  const seen = new WeakSet<object>();
  return function search(what: unknown, path: readonly string[] = []): readonly string[] | null {
    if (finds(path, what)) return path;
    if (typeof what !== 'object' || what === null || seen.has(what) || TEXTS.test(path.at(-1) ?? ''))
      return null;
    seen.add(what);
    for (const [name, value] of Object.entries(what)) {
      const found = search(value, [...path, name]);
      if (found) return found;
    }
    return null;
  };
}

const valueAt = (what: unknown, path: readonly string[]) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], what);

function matterRule(name: string, finds: Look, says: (where: string) => string): Rule {
  const search = createSearch(finds);
  /** What was found in the state stands there until it is gone. */
  let standing: readonly string[] | null = null;
  return {
    name,
    of: 'every',
    wrong({ row, state }) {
      const inRow = row.type === 'api/getLang/fulfilled' ? null : search(row);
      const isThere = standing && finds(standing, valueAt(state, standing));
      standing = (isThere ? standing : null) ?? search(state);
      if (inRow) return says(['row', ...inRow].join('.'));
      return standing && says(['state', ...standing].join('.'));
    },
  };
}

/** What rows and states are made of: plain JSON, and nothing that must stay secret (architecture §4). */
export const createMatterRules = (): Rule[] => [
  matterRule('No secret stands in a row or a state', isSecret, (path) => `It stands at ${path}.`),
  matterRule('Rows and states are plain JSON', isOdd, (path) => `Not plain: ${path}.`),
];
