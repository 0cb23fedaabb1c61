import { perLocale, type Locale } from '../languages';

const segmenters = perLocale((tag) => new Intl.Segmenter(tag, { granularity: 'word' }));

/** Number of words of an article's HTML. */
export function countWords(html: string, locale: Locale): number {
  const text = html.replace(/<[^>]*>|&#?\w+;/g, ' ');
  return [...segmenters[locale].segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
