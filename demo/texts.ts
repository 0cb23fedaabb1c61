import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from './http/refusal';
import { perLocale, type Locale } from './languages';

const folder = join(__dirname, 'lang');

interface Loaded {
  changed: number;
  readAt: number;
  table: Record<string, string>;
}

const loaded = new Map<Locale, Loaded>();
const checkEveryMs = 500;

/** Returns the `/lang` table of a language; reads a changed file again. */
export function textTable(locale: Locale): Record<string, string> {
  const cached = loaded.get(locale);
  const readAt = performance.now();
  if (cached && readAt - cached.readAt < checkEveryMs) return cached.table;
  const path = join(folder, `${locale}.json`);
  const changed = statSync(path).mtimeMs;
  const table =
    cached?.changed === changed
      ? cached.table
      : (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
  loaded.set(locale, { changed, readAt, table });
  return table;
}

/** Cached: creating a formatter takes longer than a hundred uses. */
const numbers = perLocale((tag) => new Intl.NumberFormat(tag));
const plurals = perLocale((tag) => new Intl.PluralRules(tag));

/**
 * Translates a text, with plural form and digits of the language; falls back to English. Values of
 * placeholders that are texts themselves, such as a field's name, are translated, too.
 */
export function translate(locale: Locale, { text, params = {} }: Message): string {
  const table = textTable(locale);
  const pattern = pluralForm(locale, text, params.count) || table[text] || text;
  return pattern.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (typeof value === 'number') return numbers[locale].format(value);
    return table[value] || value;
  });
}

function pluralForm(locale: Locale, text: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined;
  return textTable(locale)[`${text}#${plurals[locale].select(count)}`];
}
