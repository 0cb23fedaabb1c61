import type { Backend } from '../backend';
import type { Locale } from '../languages';
import { productPictureUrl } from '../media/addresses';
import { lookupsOf, type Lookups } from './lookups';
import { compact, percentOff, units } from './money';
import { favoritesAmong, type CardRow } from './products.queries';
import { shopOfProduct } from './shopJson';

/** Sizes and colors of a product with their surcharges. */
type Variants = Pick<CardRow, 'sizeIds' | 'sizePrices' | 'colorIds' | 'colorPrices'>;

export const sizesJson = (row: Variants, { sizes }: Lookups, locale: Locale) =>
  row.sizeIds.map((id, index) => ({
    id,
    name: sizes.get(id)?.name[locale] ?? '',
    price: units(row.sizePrices[index] ?? 0),
  }));

export const colorsJson = (
  row: Variants & Pick<CardRow, 'id'>,
  { colors }: Pick<Lookups, 'colors'>,
  locale: Locale,
  /** The color of the product's own thumbnail, which is not sent twice. */
  thumbnailColorId = row.colorIds[0],
) =>
  row.colorIds.map((id, index) => ({
    id,
    name: colors.get(id)?.name[locale] ?? '',
    color_code: colors.get(id)?.colorCode ?? '#000000',
    price: units(row.colorPrices[index] ?? 0),
    ...(id !== thumbnailColorId && { thumbnail: thumbnailOf(row, id) }),
  }));

interface CoreOptions {
  locale: Locale;
  now: Date;
  isFavorite: boolean;
  /** The color that the thumbnail shows, unless it is the first one. */
  colorId?: number | undefined;
}

/** API §9, PRODUCT, without its thumbnail. */
export function productCore(
  row: CardRow,
  lookups: Lookups,
  { locale, now, isFavorite, colorId }: CoreOptions,
) {
  const shop = lookups.shops.get(row.shopId);
  return {
    id: row.id,
    name: row.name,
    price: units(row.price),
    discount_price: units(row.discountPrice),
    discount_percentage: percentOff(row.price, row.discountPrice),
    rating: row.rating,
    total_reviews: compact(row.reviewCount),
    total_sold: compact(row.soldCount),
    quantity: row.stock,
    is_favorite: isFavorite,
    sizes: sizesJson(row, lookups, locale),
    colors: colorsJson(row, lookups, locale, colorId),
    unit: row.unit,
    brand: lookups.brands.get(row.brandId) ?? null,
    shop: shop ? shopOfProduct(shop, locale, now) : null,
  };
}

export const thumbnailOf = (row: Pick<CardRow, 'id' | 'colorIds'>, colorId?: number | null) =>
  productPictureUrl(row.id, 'front', colorId ?? row.colorIds[0], 400);

/** Sets `is_favorite` on the cards that are on the user's wishlist. */
export async function withFavorites<Card extends { id: number; is_favorite: boolean }>(
  backend: Backend,
  cards: readonly Card[],
  userId: number | undefined,
): Promise<readonly Card[]> {
  const ids = cards.map((card) => card.id);
  const favoriteIds = await favoritesAmong(backend, userId, ids);
  return favoriteIds.size === 0
    ? cards
    : cards.map((card) => ({ ...card, is_favorite: favoriteIds.has(card.id) }));
}

/** The color that a list shows a product in; undefined is the first one. */
type ColorOf = (row: CardRow) => number | null | undefined;

/** API §9, PRODUCT, for each row. */
export async function cardsJson(
  backend: Backend,
  rows: readonly CardRow[],
  locale: Locale,
  userId?: number,
  colorOf?: ColorOf,
) {
  const lookups = await lookupsOf(backend);
  const now = backend.clock.now();
  const cards = rows.map((row) => {
    const colorId = row.colorIds.find((id) => id === colorOf?.(row));
    return {
      ...productCore(row, lookups, { locale, now, isFavorite: false, colorId }),
      thumbnail: thumbnailOf(row, colorId),
      ...(colorId !== undefined && { color_id: colorId }),
    };
  });
  return withFavorites(backend, cards, userId);
}
