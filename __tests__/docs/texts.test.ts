import fs from 'node:fs';
import path from 'node:path';
import { intlLocaleOf } from '@/shared/texts';
import { ENGLISH_SINGULARS } from '@/shared/texts/translate';
import { collectTexts } from '../../scripts/collectTexts';

const root = path.join(__dirname, '../..');

type Table = Readonly<Record<string, string>>;
const tableOf = (language: string) =>
  JSON.parse(fs.readFileSync(path.join(root, `demo/lang/${language}.json`), 'utf8')) as Table;

const keys = collectTexts(root);
const english = tableOf('en');

const keyOf = (entry: string) => entry.split('#')[0] ?? entry;
const formOf = (entry: string) => entry.split('#')[1];
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Texts with a count: those with plural forms in English. */
const counted = [...new Set(Object.keys(english).map(keyOf))];

/** Plural forms of the language; a separate form for zero is optional. */
function formsOf(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(intlLocaleOf(language)).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'zero');
}

/** Forms such as "A product" and "two products" may omit the number. */
function keepsPlaceholders(entry: string, text: string): boolean {
  const [expected, found] = [placeholders(keyOf(entry)), placeholders(text)];
  const isNumberNamed = !['zero', 'one', 'two'].includes(formOf(entry) ?? '') || found.includes('{count}');
  return found.join() === expected.filter((name) => isNumberNamed || name !== '{count}').join();
}

it('finds the texts of the storefront and of the demo backend', () => {
  expect(keys).toEqual(
    expect.arrayContaining([
      'Add to Cart',
      'has been remove to cart',
      'On The Way',
      'Please select at least one shop',
      'The password field is required',
      'Wishlist',
      'The {field} field is required.',
    ]),
  );
});

describe.each(['en', 'ar', 'ir'])('the texts in "%s"', (language) => {
  const table = tableOf(language);
  const entries = Object.entries(table);

  it('are complete', () => {
    const plain = language === 'en' ? [] : keys;
    const forms = counted.flatMap((key) => formsOf(language).map((form) => `${key}#${form}`));
    expect([...plain, ...forms].filter((entry) => !Object.hasOwn(table, entry))).toEqual([]);
  });

  it('are all used', () => {
    const requested = new Set([...formsOf(language), 'zero', language === 'en' ? 'none' : undefined]);
    const isRequested = (entry: string) => keys.includes(keyOf(entry)) && requested.has(formOf(entry));
    expect(Object.keys(table).filter((entry) => !isRequested(entry))).toEqual([]);
  });

  it('keep the placeholders and no space at their ends', () => {
    const isSound = ([entry, text]: [string, string]) =>
      text !== '' && text === text.trim() && keepsPlaceholders(entry, text);
    expect(entries.filter((entry) => !isSound(entry))).toEqual([]);
  });
});

it('spells "cancelled" one way, but for the specification’s "Payment Canceled"', () => {
  expect(keys.filter((key) => /cancell?ed/i.test(key)).length).toBeGreaterThan(3);
  expect(keys.filter((key) => /canceled/i.test(key))).toEqual(['Payment Canceled']);
});

it('has the storefront’s English plural forms for backends without their own', () => {
  const here = Object.fromEntries(
    Object.keys(ENGLISH_SINGULARS).map((key) => [key, english[`${key}#one`]] as const),
  );
  expect(here).toEqual(ENGLISH_SINGULARS);
});
