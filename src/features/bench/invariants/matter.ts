import { sessionToken } from '@/shared/adapters';
import type { Rule } from './rule';

/** Fields that hold a secret in requests and answers (contract §3); in rows and states they hold a handle. */
const SECRET_FIELD =
  /^(?:password|passwordConfirmation|password_confirmation|currentPassword|current_password|otp|token)$/;
/** A bearer's header, and a JSON web token. */
const SECRET_TEXT = /\bBearer\s+\S{8,}|\beyJ[\w-]{10,}\.[\w-]{10,}\./;
/** A shorter token could stand anywhere by chance. */
const SHORTEST_TOKEN = 8;
/** Texts by their English: "otp" and "token" are keys there, and words their values. */
const TEXTS = /^getLang\(/;

type Look = (key: string, value: unknown) => boolean;

function isSecret(key: string, value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  const token = sessionToken();
  return (
    SECRET_FIELD.test(key) ||
    SECRET_TEXT.test(value) ||
    (token !== null && token.length >= SHORTEST_TOKEN && value.includes(token))
  );
}

function isOdd(_key: string, value: unknown): boolean {
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
    const key = path.at(-1) ?? '';
    if (finds(key, what)) return path;
    if (typeof what !== 'object' || what === null || seen.has(what) || TEXTS.test(key)) return null;
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
      const isThere = standing && finds(standing.at(-1) ?? '', valueAt(state, standing));
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
