import { brandNames } from './brands';
import { perLocale } from './descriptions';
import { colourKeys, palette, type ColourKey } from './palette';
import { ranges } from './ranges';
import { shopSeeds, type ShopKey, type ShopSeed } from './shops';
import { allSizes } from './sizes';
import { stories } from './stories';
import { categorySeeds } from './templates';

// The small tables around the products: shops, categories, brands, colours, sizes.

const day = 86_400_000;

export const shopRows = (now: Date) =>
  (Object.entries(shopSeeds) as [ShopKey, ShopSeed][]).map(([key, shop], index) => ({
    id: index + 1,
    name: shop.name,
    mark: shop.mark,
    colour: shop.colour,
    ground: shop.ground,
    shortDescription: shop.promise,
    description: perLocale((locale) =>
      [shop.promise, ...stories[key]].map((paragraph) => `<p>${paragraph[locale]}</p>`).join(''),
    ),
    deliveryCharge: shop.deliveryCharge,
    deliveryDays: shop.deliveryDays,
    isOnHoliday: shop.onHoliday ?? false,
    seenMinutesAgo: shop.seenMinutesAgo,
    createdAt: new Date(now.getTime() - (shop.openDays ?? (index + 1) * 90) * day),
  }));

export const categoryRows = () =>
  categorySeeds.map(({ name, picture }, index) => ({ id: index + 1, name, picture, position: index + 1 }));

/** What stands for a sub-category in its thumbnail: its first piece, or the first range of that place. */
function subjectOf(
  place: string,
  templates: (typeof categorySeeds)[number]['subCategories'][number]['templates'],
) {
  const [template] = templates;
  const shown = template ?? ranges.find((range) => range.place === place);
  const [colour] = shown?.colours ?? [];
  return shown && colour ? { silhouette: shown.silhouette, ...painted(colour) } : null;
}

const painted = (colour: ColourKey) => ({ colour: palette[colour].code, accent: palette[colour].accent });

export const subCategoryRows = () =>
  categorySeeds
    .flatMap((category, index) =>
      category.subCategories.map(({ name, templates }, place) => ({
        categoryId: index + 1,
        name,
        picture: { ...category.picture, ...subjectOf(name.en, templates) },
        position: place + 1,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));

export const brandRows = () => brandNames.map((name, index) => ({ id: index + 1, name }));

export const colorRows = () =>
  colourKeys.map((key, index) => ({
    id: index + 1,
    name: palette[key].name,
    colorCode: palette[key].code,
    accent: palette[key].accent,
  }));

export const sizeRows = () => allSizes.map((name, index) => ({ id: index + 1, name }));
