import type { locales, Texts } from '../languages';
import type { products } from '../db/schema';
import { searchable } from '../search';
import { descriptionOf } from './descriptions';
import { colourId } from './palette';
import { diceFor, type Dice } from './random';
import { shopId, shopSeeds } from './shops';
import { sizesOf } from './sizes';
import { categorySeeds, type CategorySeed, type Piece, type Template } from './templates';

export type ProductRow = typeof products.$inferInsert & { id: number };

/** The ids of the two flash sales that products belong to. */
export const saleIds = { running: 1, coming: 2 } as const;

interface Place {
  category: CategorySeed;
  categoryId: number;
  subCategoryId: number;
  template: Template;
  piece: Piece;
  feature: Texts;
}

/** Every piece of every template, with where it belongs. Ids of sub-categories count through all categories. */
function* places(): Generator<Place> {
  let subCategoryId = 0;
  for (const [index, category] of categorySeeds.entries()) {
    for (const subCategory of category.subCategories) {
      subCategoryId += 1;
      for (const template of subCategory.templates) {
        for (const [turn, piece] of template.pieces.entries()) {
          const feature = template.features[turn % template.features.length] ?? { en: '', ar: '', ir: '' };
          yield { category, categoryId: index + 1, subCategoryId, template, piece, feature };
        }
      }
    }
  }
}

const perLocale = (say: (locale: (typeof locales)[number]) => string): Texts => ({
  en: say('en'),
  ar: say('ar'),
  ir: say('ir'),
});

const nameOf = ({ template, piece, feature }: Place): Texts =>
  perLocale((locale) => {
    const line = typeof piece.line === 'string' ? piece.line : piece.line[locale];
    return `${template.name[locale].replace('{line}', line)} ${feature[locale]}`.trim();
  });

/** Most sell some, a few sell a lot. */
const soldBy = (dice: Dice) => Math.floor(dice.next() ** 3 * 6_000) + dice.whole(3, 90);

function saleOf(piece: Piece) {
  if (piece.flashPrice) return { flashSaleId: saleIds.running, flashPrice: piece.flashPrice };
  if (piece.comingPrice) return { flashSaleId: saleIds.coming, flashPrice: piece.comingPrice };
  return { flashSaleId: null, flashPrice: 0 };
}

function productOf(place: Place, id: number, seed: number, now: Date): ProductRow {
  const { template, piece } = place;
  const name = nameOf(place);
  const dice = diceFor(seed, `product ${name.en}`);
  const code = `${template.brand.replace(/[^A-Z]/g, '')}-${String(10_000 + id).slice(1)}`;
  const sizes = sizesOf(template.sizes);
  const last = template.colours.length - 1;
  const soldCount = soldBy(dice);
  return {
    id,
    code,
    shopId: shopId(template.shop),
    categoryId: place.categoryId,
    subCategoryId: place.subCategoryId,
    brandId: shopId(template.shop),
    name,
    shortDescription: template.about,
    description: descriptionOf(template, place.category, dice),
    searchText: searchable([...Object.values(name), ...Object.values(template.about), code].join(' ')),
    unit: null,
    price: piece.price,
    discountPrice: piece.discountPrice,
    ...saleOf(piece),
    stock: piece.stock ?? dice.whole(8, 120),
    soldCount,
    popularity: Math.floor(soldCount / 4) + dice.whole(0, 900),
    colorIds: template.colours.map(colourId),
    colorPrices: template.colours.map((_, index) =>
      index === last && last > 0 ? (template.lastColourSurcharge ?? 0) : 0,
    ),
    sizeIds: sizes.map((size) => size.id),
    sizePrices: sizes.map((size) => size.surcharge),
    silhouette: template.silhouette,
    ground: shopSeeds[template.shop].ground,
    createdAt: new Date(now.getTime() - dice.whole(1, 400) * 86_400_000),
  };
}

/** The catalogue: the same for the same seed, and its dates count back from `now`. */
export const makeProducts = (seed: number, now: Date): ProductRow[] =>
  [...places()].map((place, index) => productOf(place, index + 1, seed, now));
