import bidiFactory from 'bidi-js';

/** Subset of the typeface that has the glyphs of a run. */
export type Subset = 'arabic' | 'latin' | 'latin-ext';

/** Text to draw from left to right in one font. */
export interface VisualRun {
  text: string;
  subset: Subset;
}

interface Piece extends VisualRun {
  /** Embedding level of the Unicode bidirectional algorithm; odd ones run from right to left. */
  level: number;
}

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** Embeddings and overrides could reverse typed text. Isolates and marks remain: documents use them. */
const OVERRIDES = /[\u202a-\u202e\ufeff]/g;
/** Characters that control the algorithm and have no glyphs. */
const INVISIBLE = /[\u061c\u200e\u200f\u2066-\u2069]/;
const ISOLATES = /[\u2066-\u2069]/g;
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]|\u200c|\u200d/;
const LATIN = /[\u0020-\u00ff\u0131\u0152\u0153\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;
/** Joiners have no direction of their own. */
const JOINER = /\u200c|\u200d/;

/** Normalizes to one line, without overrides and repeated white space. */
export const plainText = (text: string) =>
  text.normalize('NFC').replace(OVERRIDES, '').replace(/\s+/g, ' ').trim();

/** Isolates a text from surrounding text of another direction. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Direction of the first letter, isolated or not; left to right without letters. */
export const directionOf = (text: string): Direction =>
  bidi.getEmbeddingLevels(text.replace(ISOLATES, ''), 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

function subsetOf(character: string): Subset {
  if (ARABIC.test(character)) return 'arabic';
  return LATIN.test(character) ? 'latin' : 'latin-ext';
}

/**
 * Pieces in logical order. Arabic-Indic digits get a piece of their own, because the font shapes Arabic from
 * right to left.
 */
function piecesOf(text: string, direction: Direction): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const pieces: Piece[] = [];
  let next = 0;
  for (const character of text) {
    const index = next;
    next += character.length;
    if (INVISIBLE.test(character)) continue;
    const last = pieces.at(-1);
    const level = (JOINER.test(character) ? last?.level : undefined) ?? levels[index] ?? 0;
    const subset = subsetOf(character);
    const isAlone = subset === 'arabic' && level % 2 === 0;
    if (last && !isAlone && last.level === level && last.subset === subset) last.text += character;
    else pieces.push({ text: character, subset, level });
  }
  return pieces;
}

/**
 * Rule L2 of the Unicode bidirectional algorithm: reverses every sequence of a level or higher, highest
 * first.
 */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}

const mirrored = (text: string) =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');

/** Runs of a line in the order in which they are drawn; `direction` is that of its paragraph. */
export function visualRuns(line: string, direction: Direction): VisualRun[] {
  return inVisualOrder(piecesOf(line, direction)).map(({ text, subset, level }) => {
    const isReversed = level % 2 === 1 && subset !== 'arabic';
    return { text: isReversed ? mirrored(text) : text, subset };
  });
}
