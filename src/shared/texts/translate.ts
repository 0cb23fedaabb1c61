import { once, oncePer } from '@/domain/once';
import { ownEntry } from '@/domain/ownEntry';
import type { TextKey } from '@/domain/textKey';
import { ENGLISH, shortenEnglish } from './englishNumbers';
import { isolatedIn } from './formats';
import { createNumberFormats } from './numberFormats';

/** Texts by key, as returned by /lang/{locale}; keys are the English texts. */
export type Messages = Readonly<Record<string, string>>;
/** Values for the `{names}` in a text; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

export interface TextSource {
  messages: Messages;
  /** A locale supported by `Intl`. */
  intlLocale: string;
}

/**
 * Translated text of a key, or the key itself, which is English.
 * With a `count`, the forms `key#one`, `key#two`, `key#few`, `key#many` and `key#other` take precedence
 * (R5).
 */
export function translate({ messages, intlLocale }: TextSource, key: string, values?: TextValues): string {
  const text =
    pluralForm(messages, intlLocale, key, countIn(values)) ??
    ownEntry(messages, key) ??
    englishForm(key, values);
  return values ? fill(text, values, intlLocale) : text;
}

/** English singular forms of keys with a count, used when the backend has no plural forms. */
export const ENGLISH_SINGULARS: Messages = {
  '{count} items': '{count} item',
  '{count} shops selected': '{count} shop selected',
  '{count} reviews': '{count} review',
  '{count} products': '{count} product',
  '{count} shops': '{count} shop',
  '{count} articles': '{count} article',
  '{count} views': '{count} view',
  '{count} categories': '{count} category',
  '{count} suggestions': '{count} suggestion',
  '{count} sub-categories': '{count} sub-category',
  'Show {count} products': 'Show {count} product',
};

function englishForm(key: string, values?: TextValues): string {
  return countIn(values) === 1 ? (ownEntry(ENGLISH_SINGULARS, key) ?? key) : key;
}

const SHORT = { '': 1, K: 1e3, M: 1e6, B: 1e9 } as const;

/**
 * Parses a count that the server sends as text, such as "1.2K" (api §9, PRODUCT); null if not a
 * number.
 */
function readCount(text: string): number | null {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([KMB]?)\+?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  return Number(digits) * SHORT[(unit ?? '').toUpperCase() as keyof typeof SHORT];
}

function countIn(values: TextValues | undefined): number | null {
  const count = values?.count;
  return typeof count === 'string' ? readCount(count) : (count ?? null);
}

function pluralForm(messages: Messages, locale: string, key: string, count: number | null) {
  if (count === null) return undefined;
  const form = numbersOf(locale).pluralRule(count);
  return ownEntry(messages, `${key}#${form}`) ?? ownEntry(messages, `${key}#other`);
}

function fill(text: string, values: TextValues, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return numbersOf(locale).full(value);
    if (name !== 'count') return isolatedIn(locale, value);
    const count = readCount(value);
    return count === null ? value : numbersOf(locale).short(count);
  });
}

/** Plural rules and number formats of a locale, kept: creating them takes longer than a whole translation. */
const numbersOf = oncePer((locale: string) => {
  const isEnglish = locale === ENGLISH;
  const formats = createNumberFormats(locale, null);
  const plurals = once(() => new Intl.PluralRules(locale));
  const short = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  return {
    pluralRule(count: number): Intl.LDMLPluralRule {
      if (isEnglish) return Math.abs(count) === 1 ? 'one' : 'other';
      return plurals().select(count);
    },
    full: (value: number) => formats.number(value),
    short: (count: number) => (isEnglish ? shortenEnglish(count) : null) ?? short().format(count),
  };
});
