import type { Category } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';

/** Letters that Arabic and Persian keyboards write differently for the same sound. */
const NORMALIZED_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036F\u064B-\u065F\u0670\u0640\u200C\u200D]/g, ''],
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[أإآ]/g, 'ا'],
  [/ة/g, 'ه'],
];

function plain(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase();
  return NORMALIZED_LETTERS.reduce((word, [from, to]) => word.replace(from, to), letters);
}

export interface FoundCategory {
  categoryId: Id;
  /** Null for a whole category. */
  subCategoryId: Id | null;
  name: string;
  /** The category that a sub-category belongs to. */
  parent: string | null;
  thumbnail: string | null;
}

/** Categories and sub-categories whose name contains every word of the term; whole categories first. */
export function categoriesMatching(
  categories: readonly Category[],
  term: string,
  most: number,
): FoundCategory[] {
  const label = [...new Set(plain(term).split(/\s+/).filter(Boolean))];
  const matches = ({ name }: { name: string }) => {
    const letters = plain(name);
    return label.every((word) => letters.includes(word));
  };
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
