import { holdsLabels } from '@/domain/secretSigns';

/** Where a text or number is in a recorded visit. */
export interface Position {
  path: readonly string[];
  /** Name of its field. */
  field: string;
  owner: object;
  /** Part of translations or field errors, which are the same for everybody. */
  isLabel: boolean;
}

export interface Visitor {
  text: (text: string, position: Position) => string;
  number: (number: number, position: Position) => number;
  /** Name of a field that is no plain word, such as the key of a cache entry. */
  key: (key: string) => string;
}

/** A patch of the cache has the name of the changed field in its path. */
const fieldOf = (key: string, owner: object): string =>
  key === 'value' && 'path' in owner && Array.isArray(owner.path) ? String(owner.path.at(-1)) : key;

/** Copies a JSON value with other texts, numbers and keys. */
export function mapTexts(value: unknown, visitor: Visitor): unknown {
  const copy = (node: unknown, position: Position): unknown => {
    if (typeof node === 'string') return visitor.text(node, position);
    if (typeof node === 'number') return visitor.number(node, position);
    if (typeof node !== 'object' || node === null) return node;
    const isLabel = position.isLabel || holdsLabels(node, position.field);
    const copied = ([key, item]: [string, unknown]) =>
      copy(item, { path: [...position.path, key], field: fieldOf(key, node), owner: node, isLabel });
    if (Array.isArray(node)) return Object.entries(node).map(copied);
    return Object.fromEntries(
      Object.entries(node).map((entry) => [
        /^\w*$/.test(entry[0]) ? entry[0] : visitor.key(entry[0]),
        copied(entry),
      ]),
    );
  };
  return copy(value, { path: [], field: '', owner: {}, isLabel: false });
}
