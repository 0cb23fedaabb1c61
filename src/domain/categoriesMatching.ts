import type { Category } from './catalogue';
import type { Id } from './ids';

/** Strips diacritics and unifies letters for which Arabic and Persian keyboards use different code points. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036F\u064B-\u065F\u0670\u0640\u200C\u200D]/g, ''],
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[أإآ]/g, 'ا'],
  [/ة/g, 'ه'],
];

function normalized(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase();
  return SAME_LETTERS.reduce((word, [from, to]) => word.replace(from, to), letters);
}

export interface FoundCategory {
  categoryId: Id;
  /** Null for a top-level category. */
  subCategoryId: Id | null;
  name: string;
  /** Name of the parent category; null for a top-level category. */
  parent: string | null;
  thumbnail: string | null;
}

/** Categories and sub-categories whose name contains every word of the term; top-level categories first. */
export function categoriesMatching(
  categories: readonly Category[],
  term: string,
  most: number,
): FoundCategory[] {
  const words = normalized(term).split(/\s+/).filter(Boolean);
  const matches = ({ name }: { name: string }) => words.every((word) => normalized(name).includes(word));
  const whole = categories.filter(matches).map(({ id, name, thumbnail }) => ({
    categoryId: id,
    subCategoryId: null,
    name,
    parent: null,
    thumbnail,
  }));
  const subCategories = categories.flatMap((category) =>
    category.subCategories.filter(matches).map(({ id, name, thumbnail }) => ({
      categoryId: category.id,
      subCategoryId: id,
      name,
      parent: category.name,
      thumbnail,
    })),
  );
  return [...whole, ...subCategories].slice(0, most);
}
