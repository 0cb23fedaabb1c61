import { encodePart } from '@/domain/parseUrl';
import type { Kind } from './fields';

/** A text to be replaced wherever it occurs. */
export interface Literal {
  text: string;
  mask: string;
  /** Letters or digits must not adjoin it, because it may be a part of another word. */
  isBounded: boolean;
  /** Occurs as a name in code, such as "cart": it is replaced in sentences only. */
  isWord: boolean;
}

/** Literals are looked up by their first characters; shorter ones are not searched for. */
const START = 4;
/** Names of controls are cut off at this length (`nameOfControl`). */
const LONGEST_LABEL = 60;
/** Shorter literals are bounded. */
const UNBOUNDED = 8;

const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

/** Spellings of a text: plain, in JSON within a text, in a path, and in a query. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  escaped,
  (text) => encodePart(escaped(text)),
  encodePart,
  (text) => new URLSearchParams([['', text]]).toString().slice(1),
];

export const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Literal of a masked text; a single word may be part of another word, or a name in code. */
export function literalOf(text: string, mask: string, kind: Kind): Literal {
  const isSingle = !/\s/.test(text);
  const isName = kind === 'name' || kind === 'place';
  return {
    text,
    mask,
    isBounded: kind !== 'host' && ((isSingle && kind !== 'contact') || text.length < UNBOUNDED),
    isWord: isSingle && (kind === 'text' || (isName && /^[a-z\d_-]+$/.test(text))),
  };
}

/**
 * Creates a function that replaces the literals in a text. The name of a control (`isLabel`) joins the texts
 * of its elements without spaces, and is cut off at the end.
 */
export function createReplacer(literals: readonly Literal[]): (text: string, isLabel?: boolean) => string {
  const byStart = new Map<string, Literal[]>();
  const known = new Set<string>();
  const all = literals.flatMap((literal) =>
    SPELLINGS.map((spelling) => ({ ...literal, text: spelling(literal.text), mask: spelling(literal.mask) })),
  );
  for (const literal of all.sort((one, other) => other.text.length - one.text.length)) {
    const { text } = literal;
    if (text.length < START || known.has(text)) continue;
    known.add(text);
    const start = text.slice(0, START);
    byStart.set(start, [...(byStart.get(start) ?? []), literal]);
  }

  const fits = ({ text, isBounded, isWord }: Literal, whole: string, at: number, isLabel: boolean) => {
    if (!whole.startsWith(text, at))
      return isLabel && whole.length === LONGEST_LABEL && text.startsWith(whole.slice(at));
    if (isLabel) return true;
    if (isWord && !/\s/.test(whole)) return false;
    return !isBounded || !(isPartOfWord(whole[at - 1]) || isPartOfWord(whole[at + text.length]));
  };

  const replace = (whole: string, isLabel: boolean): string => {
    let result = '';
    let from = 0;
    let at = 0;
    while (at + START <= whole.length) {
      const candidates = byStart.get(whole.slice(at, at + START));
      const position = at;
      const found = candidates?.find((literal) => fits(literal, whole, position, isLabel));
      if (found) {
        result += whole.slice(from, at) + found.mask;
        at += found.text.length;
        from = at;
      } else at += 1;
    }
    return result === '' ? whole : result + whole.slice(from);
  };

  const replaced = new Map<string, string>();
  return (text, isLabel = false) => {
    const key = `${isLabel} ${text}`;
    const known = replaced.get(key) ?? replace(text, isLabel);
    replaced.set(key, known);
    return known;
  };
}
