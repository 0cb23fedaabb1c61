/** Variants of Arabic and Persian letters that readers treat as equal, and vowel marks. */
const letterVariants: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u065F\u0670\u0640\u200C\u200D]/g, ''],
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[أإآ]/g, 'ا'],
  [/ة/g, 'ه'],
];

/** Normalizes a text for search: lower case, no accents, one form per letter and digit. */
export function searchable(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
  for (const [pattern, letter] of letterVariants) plain = plain.replace(pattern, letter);
  return plain.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** Returns `like` patterns of the words, each of which must match. */
export const searchPatterns = (input: string): string[] =>
  searchable(input)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
