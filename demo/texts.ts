import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Said } from './http/refusal';
import { intlTag, type Locale } from './languages';

const folder = join(__dirname, 'lang');
const loaded = new Map<Locale, { changed: number; table: Record<string, string> }>();

/** The `/lang` table of a language, read again when its file has changed. */
export function textTable(locale: Locale): Record<string, string> {
  const path = join(folder, `${locale}.json`);
  const changed = statSync(path).mtimeMs;
  const known = loaded.get(locale);
  if (known?.changed === changed) return known.table;
  const table = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  loaded.set(locale, { changed, table });
  return table;
}

/**
 * A text in the shopper's language, with its plural form and digits; the English one where there is no translation. A
 * value that is a text of the tables itself, such as a field's name, is translated too.
 */
export function say(locale: Locale, { text, params = {} }: Said): string {
  const table = textTable(locale);
  const pattern = pluralForm(locale, text, params.count) || table[text] || text;
  return pattern.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (typeof value === 'number') return new Intl.NumberFormat(intlTag[locale]).format(value);
    return table[value] || value;
  });
}

function pluralForm(locale: Locale, text: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined;
  return textTable(locale)[`${text}#${new Intl.PluralRules(intlTag[locale]).select(count)}`];
}
