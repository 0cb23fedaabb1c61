import { isPartOfWord } from './literals';
import type { Position } from './mapTexts';
import { mapTexts } from './mapTexts';

/** Shorter numbers are amounts and quantities. */
const SHORTEST_NUMBER = 5;
const NUMBER = /^\d+$/;

/** Whether a text is one that a step of the flow types. */
export const isTyped = ({ field, owner }: Position) =>
  field === 'text' && 'do' in owner && owner.do === 'fill';

/** Fields of an expectation that quote the page or the state. */
const QUOTING = new Set(['text', 'is', 'was', 'where']);

/** Whether a text of the flow may quote what was typed: of an expectation, or the name of a control. */
export const isQuoting = ({ path: [root, list, , field = ''] }: Position) =>
  root === 'flow' && (list === 'pins' ? QUOTING.has(field) : field === 'name');

/** All texts of some rows, in lower case: the shop compares codes and searches without regard to case. */
function textsOf(rows: unknown): string {
  const texts = new Set<string>();
  mapTexts(rows, {
    text(text) {
      texts.add(text.toLowerCase());
      return text;
    },
    number: (number) => number,
    key: (key) => key,
  });
  return [...texts].join('\n');
}

/**
 * Returns a function that checks whether a typed text may stay: the masked rows have it, such as a search or
 * a coupon code. Others were left in their fields, or sent in another spelling.
 */
export function createTypedCheck(maskedRows: () => unknown): (typed: string) => boolean {
  let texts: string | null = null;
  const isInRows = (text: string): boolean => {
    texts ??= textsOf(maskedRows());
    for (let at = texts.indexOf(text); at >= 0; at = texts.indexOf(text, at + 1))
      if (!isPartOfWord(texts[at - 1]) && !isPartOfWord(texts[at + text.length])) return true;
    return false;
  };
  return (typed) => {
    const text = typed.trim().toLowerCase();
    const isSmallNumber = NUMBER.test(text) && text.length < SHORTEST_NUMBER;
    return text === '' || isSmallNumber || isInRows(text);
  };
}

/** Creates a function that masks typed texts where whole words quote them, in any case and spacing. */
export function createQuoteMask(
  typed: readonly string[],
  maskOf: (text: string) => string,
): (text: string) => string {
  const texts = typed.map((text) => text.trim()).sort((one, other) => other.length - one.length);
  if (texts.length === 0) return (text) => text;
  const patternOf = (text: string) =>
    `(${text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+')})`;
  const quotes = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${texts.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (whole) =>
    whole.replace(quotes, (quote, ...groups: unknown[]) => {
      const text = texts[groups.findIndex((group) => group === quote)];
      return text === undefined ? quote : maskOf(text);
    });
}
