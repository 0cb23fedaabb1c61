import type { Texts } from '../languages';
import { descriptionOf } from './descriptions';
import { perLocale } from './perLocale';
import type { Draft } from './draft';
import { saleIds } from './sales';
import { shopSeeds } from './shops';
import { categorySeeds, type CategorySeed, type Piece, type Template } from './templates';

interface PieceContext {
  category: CategorySeed;
  subCategory: string;
  template: Template;
  piece: Piece;
  pieceIndex: number;
}

/** Yields every piece of every template with its category. */
function* pieceContexts(): Generator<PieceContext> {
  for (const category of categorySeeds) {
    for (const { name, templates } of category.subCategories) {
      for (const template of templates) {
        for (const [pieceIndex, piece] of template.pieces.entries()) {
          yield { category, subCategory: name.en, template, piece, pieceIndex };
        }
      }
    }
  }
}

const lineOf = ({ line }: Piece, locale: keyof Texts) => (typeof line === 'string' ? line : line[locale]);

function nameOf({ template, piece, pieceIndex }: PieceContext): Texts {
  const feature = template.features[pieceIndex % template.features.length];
  return perLocale((locale) =>
    `${template.name[locale].replace('{line}', lineOf(piece, locale))} ${feature?.[locale] ?? ''}`.trim(),
  );
}

function saleOf(piece: Piece) {
  if (piece.flashPrice) return { flashSaleId: saleIds.running, flashPrice: piece.flashPrice };
  if (piece.comingPrice) return { flashSaleId: saleIds.coming, flashPrice: piece.comingPrice };
  return { flashSaleId: null, flashPrice: 0 };
}

/** Products labeled with their own name instead of the brand. */
const labelled = new Set(['book', 'perfume', 'candle', 'serum']);

/** Drafts of the template products, which are used on the home page and in flash sales. */
export const pieceDrafts = (): Draft[] =>
  [...pieceContexts()].map((context) => {
    const { category, subCategory, template, piece, pieceIndex } = context;
    const last = template.colors.length - 1;
    return {
      name: nameOf(context),
      subCategory,
      shop: template.shop,
      brand: template.brand,
      about: template.about,
      describe: (dice) =>
        descriptionOf(
          { shop: template.shop, about: shopSeeds[template.shop].promise, details: category.details },
          dice,
        ),
      price: piece.price,
      discountPrice: piece.discountPrice,
      sale: saleOf(piece),
      stock: piece.stock,
      // Rotated, so that each piece has another first color.
      colors: template.colors.map((_, index) => {
        const at = (index + pieceIndex) % template.colors.length;
        const key = template.colors[at] ?? 'white';
        return { key, surcharge: at === last && last > 0 ? (template.lastColorSurcharge ?? 0) : 0 };
      }),
      sizes: template.sizes,
      silhouette: template.silhouette,
      style: template.style ?? pieceIndex,
      label: labelled.has(template.silhouette) ? lineOf(piece, 'en') : template.brand,
    };
  });
