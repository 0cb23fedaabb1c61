import { categoriesMatching } from '@/features/search/categoriesMatching';
import type { Category } from '@/domain/catalogue';
import { withRecentTerm } from '@/features/search/recentTerms';

describe('recent searches', () => {
  it('list the latest first, each once, eight at most', () => {
    expect(withRecentTerm(['mug', 'lamp'], 'Lamp')).toEqual(['Lamp', 'mug']);
    const many = Array.from({ length: 8 }, (_, index) => `term ${index}`);
    expect(withRecentTerm(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
  });
});

describe('categories by name', () => {
  const subCategory = (id: number, name: string) => ({ id, name, thumbnail: null });
  const categories: Category[] = [
    {
      ...subCategory(1, 'Home & living'),
      subCategories: [subCategory(11, 'Lamps'), subCategory(12, 'Café chairs')],
    },
    { ...subCategory(2, 'أثاث'), subCategories: [subCategory(21, 'Table lamps')] },
  ];
  const found = (term: string, most = 5) =>
    categoriesMatching(categories, term, most).map(({ name }) => name);

  it('match every word, ignoring case and accents', () => {
    expect(found('LAMP')).toEqual(['Lamps', 'Table lamps']);
    expect(found('lamps table')).toEqual(['Table lamps']);
    expect(found('cafe')).toEqual(['Café chairs']);
    expect(found('nothing')).toEqual([]);
  });
  it('match the letters of another keyboard', () => {
    expect(found('اثاث')).toEqual(['أثاث']);
  });
  it('name the category of a subcategory', () => {
    expect(categoriesMatching(categories, 'chair', 5)).toEqual([
      { categoryId: 1, subCategoryId: 12, name: 'Café chairs', parent: 'Home & living', thumbnail: null },
    ]);
  });
  it('are limited in number', () => {
    expect(found('lamp', 1)).toEqual(['Lamps']);
  });
});
