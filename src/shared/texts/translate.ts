import type { TextKey } from '@/domain/textKey';

/** Texts by key, as /lang/{locale} gives them; keys are the English texts. */
export type Messages = Readonly<Record<string, string>>;
/** Values for the `{names}` in a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

export interface TextSource {
  messages: Messages;
  /** A locale that `Intl` knows. */
  intlLocale: string;
}

/**
 * The text of a key in the shopper's language, else the English of the key itself.
 * With a `count`, the forms `key#one`, `key#two`, `key#few`, `key#many`, `key#other` go first (contract §10, "plural").
 */
export function translate({ messages, intlLocale }: TextSource, key: string, values?: TextValues): string {
  const text =
    pluralForm(messages, intlLocale, key, values?.count) ?? own(messages, key) ?? englishForm(key, values);
  return values ? fill(text, values, intlLocale) : text;
}

/** English plurals of keys that carry a count; a backend without plural forms shows these. */
export const ENGLISH_SINGULARS: Messages = {
  '{count} items': '{count} item',
  '{count} shops selected': '{count} shop selected',
  '{count} reviews': '{count} review',
  '{count} products': '{count} product',
  '{count} suggestions': '{count} suggestion',
  '{count} sub-categories': '{count} sub-category',
};

function englishForm(key: string, values?: TextValues): string {
  return values?.count === 1 ? (ENGLISH_SINGULARS[key] ?? key) : key;
}

function pluralForm(messages: Messages, locale: string, key: string, count: string | number | undefined) {
  if (typeof count !== 'number') return undefined;
  const form = new Intl.PluralRules(locale).select(count);
  return own(messages, `${key}#${form}`) ?? own(messages, `${key}#other`);
}

function own(messages: Messages, key: string): string | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

function fill(text: string, values: TextValues, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  });
}
