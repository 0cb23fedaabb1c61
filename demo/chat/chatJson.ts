import type { User } from '../auth/tokens';
import type { Backend } from '../backend';
import { lookupsOf, type Shop } from '../catalogue/lookups';
import { compact, units } from '../catalogue/money';
import { drawnPhotoJson } from '../catalogue/reviews';
import { thumbnailOf } from '../catalogue/productJson';
import { cardsOf, type CardRow } from '../catalogue/products.queries';
import { isOnline, lastOnline } from '../catalogue/shopJson';
import type { MessagePhoto } from '../db/schema';
import type { Locale } from '../languages';
import { shopLogoUrl } from '../media/addresses';
import type { Message } from './chat.queries';

export const shopOfChat = (shop: Shop, now: Date) => ({
  id: shop.id,
  name: shop.name,
  logo: shopLogoUrl(shop.id),
  rating: shop.rating,
  last_online: lastOnline(shop, now),
});

const productOfChat = (row: CardRow) => ({
  id: row.id,
  name: row.name,
  thumbnail: thumbnailOf(row),
  price: units(row.price),
  discount_price: units(row.discountPrice),
  rating: row.rating,
  total_reviews: compact(row.reviewCount),
});

async function productsOf(backend: Backend, rows: readonly Message[], locale: Locale) {
  const ids = [...new Set(rows.flatMap((row) => row.productId ?? []))];
  const cards = await cardsOf(backend, locale, ids);
  return new Map(cards.map((card) => [card.id, card]));
}

const THUMBNAIL_WIDTH = 400;

/** API §9, PHOTO. */
const photoJson = (photo: MessagePhoto) =>
  'url' in photo ? photo : drawnPhotoJson(photo.productId, photo.number, THUMBNAIL_WIDTH);

type Person = Pick<User, 'id' | 'name' | 'profilePhoto'>;

/** API §9, CHAT, for each message of one conversation. */
export async function chatsJson(
  backend: Backend,
  rows: readonly Message[],
  { user, shopId, locale }: { user: Person; shopId: number; locale: Locale },
) {
  const now = backend.clock.now();
  const shop = (await lookupsOf(backend)).shops.get(shopId);
  const cards = await productsOf(backend, rows, locale);
  return rows.map((row) => {
    const product = row.productId === null ? undefined : cards.get(row.productId);
    return {
      id: row.id,
      shop: shop ? shopOfChat(shop, now) : null,
      user: { id: user.id, name: user.name, profile_photo: user.profilePhoto },
      product: product ? productOfChat(product) : null,
      type: row.type,
      message: row.message,
      photos: row.photos.map(photoJson),
      is_seen: row.isSeen,
      created_at: row.createdAt.toISOString(),
      shop_active_status: shop ? isOnline(shop, now) : false,
    };
  });
}
