import { wholePlainText } from '@/shared/ui';

/** Number of words of server HTML, also in languages that write no spaces between them. */
export function countWords(html: string | null, intlLocale: string): number {
  if (!html) return 0;
  const segments = new Intl.Segmenter(intlLocale, { granularity: 'word' }).segment(wholePlainText(html));
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words += 1;
  return words;
}
