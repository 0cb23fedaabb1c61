import type { articleCategories, articles, tags } from '../../db/schema';
import type { Locale } from '../../languages';
import { perLocale } from '../perLocale';
import type { ProductRow } from '../products';
import { textList } from '../ranges/range';
import { atHome } from './athome';
import { inTheKitchen } from './kitchen';
import { outside } from './outside';
import { people } from './people';
import type { ArticleSeed } from './texts';

const day = 86_400_000;

export const articleCategorySeeds: (typeof articleCategories.$inferInsert)[] = textList(
  'At home | في البيت | در خانه',
  'In the kitchen | في المطبخ | در آشپزخانه',
  'Outside | في الخارج | بیرون',
  'Behind the counter | خلف الطاولة | پشت پیشخوان',
).map((name, index) => ({ id: index + 1, name, position: index + 1 }));

export const tagSeeds: (typeof tags.$inferInsert)[] = textList(
  'Light | ضوء | نور',
  'Handmade | صناعة يدوية | دست‌ساز',
  'Plants | نباتات | گیاهان',
  'Cooking | طبخ | آشپزی',
  'How to choose | كيف تختار | چگونه انتخاب کنیم',
  'Travel | سفر | سفر',
  'Sport | رياضة | ورزش',
  'Portraits | وجوه | چهره‌ها',
).map((name, index) => ({ id: index + 1, name, slug: name.en.toLowerCase().replace(/\s+/g, '-') }));

const html = (seed: ArticleSeed, locale: Locale) =>
  [
    `<p>${seed.opening[locale]}</p>`,
    ...seed.sections.map(([heading, paragraph]) => `<h2>${heading[locale]}</h2><p>${paragraph[locale]}</p>`),
  ].join('');

/** Returns up to six products with the silhouettes of the article's picture. */
const productsFor = ({ products: shown }: ArticleSeed, catalogue: readonly ProductRow[]) =>
  shown.flatMap(({ silhouette }) =>
    catalogue
      .filter((product) => product.silhouette === silhouette)
      .slice(0, 3)
      .map(({ id }) => id),
  );

/** Creates twelve articles, the newest with the highest id. */
export const makeArticles = (catalogue: readonly ProductRow[], now: Date): (typeof articles.$inferInsert)[] =>
  [...atHome, ...inTheKitchen, ...outside, ...people]
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map((seed, index) => ({
      id: index + 1,
      slug: seed.slug,
      categoryId: seed.category,
      title: seed.title,
      summary: seed.summary,
      description: perLocale((locale) => html(seed, locale)),
      author: seed.author,
      scene: { background: seed.background, mirrored: false, products: [...seed.products] },
      // The products stand at the foot of the picture.
      focus: { x: 0.5, y: 0.9 },
      tagIds: [...seed.tags],
      productIds: productsFor(seed, catalogue),
      viewCount: seed.views,
      createdAt: new Date(now.getTime() - seed.daysAgo * day),
    }));
