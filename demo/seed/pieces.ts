import type { Texts } from '../languages';
import { descriptionOf, perLocale } from './descriptions';
import type { Draft } from './draft';
import { groundFor } from './looks';
import { saleIds } from './sales';
import { shopSeeds } from './shops';
import { categorySeeds, type CategorySeed, type Piece, type Template } from './templates';

interface Place {
  category: CategorySeed;
  subCategory: string;
  template: Template;
  piece: Piece;
  turn: number;
}

/** Every piece of every template, with where it belongs. */
function* places(): Generator<Place> {
  for (const category of categorySeeds) {
    for (const { name, templates } of category.subCategories) {
      for (const template of templates) {
        for (const [turn, piece] of template.pieces.entries()) {
          yield { category, subCategory: name.en, template, piece, turn };
        }
      }
    }
  }
}

const lineOf = ({ line }: Piece, locale: keyof Texts) => (typeof line === 'string' ? line : line[locale]);

function nameOf({ template, piece, turn }: Place): Texts {
  const feature = template.features[turn % template.features.length];
  return perLocale((locale) =>
    `${template.name[locale].replace('{line}', lineOf(piece, locale))} ${feature?.[locale] ?? ''}`.trim(),
  );
}

function saleOf(piece: Piece) {
  if (piece.flashPrice) return { flashSaleId: saleIds.running, flashPrice: piece.flashPrice };
  if (piece.comingPrice) return { flashSaleId: saleIds.coming, flashPrice: piece.comingPrice };
  return { flashSaleId: null, flashPrice: 0 };
}

/** What stands on the thing: a title, the name of a scent, or who made it. */
const labelled = new Set(['book', 'perfume', 'candle', 'serum']);

/** The first pieces of the shops: those that the front page and the flash sales are about. */
export const pieceDrafts = (): Draft[] =>
  [...places()].map((place) => {
    const { category, subCategory, template, piece, turn } = place;
    const last = template.colours.length - 1;
    return {
      name: nameOf(place),
      place: subCategory,
      shop: template.shop,
      brand: template.brand,
      about: template.about,
      describe: (dice) =>
        descriptionOf(
          { shop: template.shop, about: shopSeeds[template.shop].promise, facts: category.facts },
          dice,
        ),
      price: piece.price,
      discountPrice: piece.discountPrice,
      sale: saleOf(piece),
      stock: piece.stock,
      // Each piece is shown in another of the colours.
      colours: template.colours.map((_, index) => {
        const at = (index + turn) % template.colours.length;
        const key = template.colours[at] ?? 'white';
        return { key, surcharge: at === last && last > 0 ? (template.lastColourSurcharge ?? 0) : 0 };
      }),
      sizes: template.sizes,
      silhouette: template.silhouette,
      style: template.style ?? turn,
      ground:
        turn === 0 ? shopSeeds[template.shop].ground : groundFor(`${template.shop} ${lineOf(piece, 'en')}`),
      label: labelled.has(template.silhouette) ? lineOf(piece, 'en') : template.brand,
    };
  });
