import { brandNames } from './brands';
import { perLocale } from './perLocale';
import { colorKeys, palette, type ColorKey } from './palette';
import { ranges } from './ranges';
import { shopSeeds, type ShopKey, type ShopSeed } from './shops';
import { allSizes } from './sizes';
import { aboutShops } from './aboutShops';
import { categorySeeds } from './templates';

// Rows of the small tables: shops, categories, brands, colors, sizes.

const day = 86_400_000;

export const shopRows = (now: Date) =>
  (Object.entries(shopSeeds) as [ShopKey, ShopSeed][]).map(([key, shop], index) => ({
    id: index + 1,
    name: shop.name,
    mark: shop.mark,
    color: shop.color,
    background: shop.background,
    shortDescription: shop.promise,
    description: perLocale((locale) =>
      [shop.promise, ...aboutShops[key]].map((paragraph) => `<p>${paragraph[locale]}</p>`).join(''),
    ),
    deliveryCharge: shop.deliveryCharge,
    deliveryDays: shop.deliveryDays,
    returnDays: shop.returnDays ?? 14,
    warrantyYears: shop.warrantyYears ?? 0,
    isOnHoliday: shop.onHoliday ?? false,
    seenMinutesAgo: shop.seenMinutesAgo,
    createdAt: new Date(now.getTime() - (shop.openDays ?? (index + 1) * 90) * day),
  }));

export const categoryRows = () =>
  categorySeeds.map(({ name, picture }, index) => ({ id: index + 1, name, picture, position: index + 1 }));

/** Returns the subject of a sub-category's thumbnail: that of its first template or range. */
function subjectOf(
  name: string,
  templates: (typeof categorySeeds)[number]['subCategories'][number]['templates'],
) {
  const [template] = templates;
  const shown = template ?? ranges.find((range) => range.subCategory === name);
  const [key] = shown?.colors ?? [];
  return shown && key ? { silhouette: shown.silhouette, ...painted(key) } : null;
}

const painted = (key: ColorKey) => ({ color: palette[key].code, accent: palette[key].accent });

export const subCategoryRows = () =>
  categorySeeds
    .flatMap((category, index) =>
      category.subCategories.map(({ name, templates }, position) => ({
        categoryId: index + 1,
        name,
        picture: { ...category.picture, ...subjectOf(name.en, templates) },
        position: position + 1,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));

export const brandRows = () => brandNames.map((name, index) => ({ id: index + 1, name }));

export const colorRows = () =>
  colorKeys.map((key, index) => ({
    id: index + 1,
    name: palette[key].name,
    colorCode: palette[key].code,
    accent: palette[key].accent,
  }));

export const sizeRows = () => allSizes.map((name, index) => ({ id: index + 1, name }));
