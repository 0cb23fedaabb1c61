import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Said } from './http/refusal';
import type { Locale } from './languages';

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

/** A text in the shopper's language; the English one where there is no translation. */
export function say(locale: Locale, { text, params = {} }: Said): string {
  const table = textTable(locale);
  const pattern = table[text] || text;
  return pattern.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return table[String(value)] || String(value);
  });
}
