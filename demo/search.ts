/**
 * Letters that Arabic and Persian keyboards write differently for the same sound, and marks that nobody
 * types.
 */
const normalizeLetters: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u065F\u0670\u0640\u200C\u200D]/g, ''],
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[أإآ]/g, 'ا'],
  [/ة/g, 'ه'],
];

/** A text as it is searched: lower case, without accents, one form per letter. */
export function searchable(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
  for (const [pattern, letter] of normalizeLetters) plain = plain.replace(pattern, letter);
  return plain;
}

/** The words of a search box, ready for `like`: each one must be found. */
export const searchPatterns = (input: string): string[] =>
  searchable(input)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
