import type { Backend } from '../backend';
import { lookupsOf, type Lookups } from '../catalogue/lookups';
import { percentOff, units } from '../catalogue/money';
import { thumbnailOf } from '../catalogue/productJson';
import { deliveryTimeOf } from '../catalogue/shopJson';
import type { Locale } from '../languages';
import { shopLogoUrl } from '../media/addresses';
import { translate } from '../texts';
import { tidyCart } from './cart';
import { readLines, readSavedLines, type CartKey, type CartLine } from './cart.queries';

const namedOrNull = (id: number | null, name: string | undefined) =>
  id === null ? null : { id, name: name ?? '' };

function lineJson(line: CartLine, { brands, colors, sizes }: Lookups, locale: Locale) {
  const color = line.colorId === null ? undefined : colors.get(line.colorId);
  return {
    id: line.productId,
    name: line.name,
    thumbnail: thumbnailOf({ id: line.productId, colorIds: line.colorIds }, line.colorId),
    brand: brands.get(line.brandId) ?? null,
    price: units(line.price),
    discount_price: units(line.discountPrice),
    discount_percentage: percentOff(line.price, line.discountPrice),
    quantity: line.quantity,
    color: color ? { ...namedOrNull(line.colorId, color.name[locale]), color_code: color.colorCode } : null,
    size: namedOrNull(line.sizeId, line.sizeId === null ? undefined : sizes.get(line.sizeId)?.name[locale]),
    unit: line.unit,
  };
}

/** Groups lines by shop, in the order in which the shops were added (api §9, CART_SHOP). */
export function groupsJson(lines: readonly CartLine[], lookups: Lookups, locale: Locale) {
  return [...new Set(lines.map((line) => line.shopId))].map((shopId) => {
    const shop = lookups.shops.get(shopId);
    return {
      shop_id: shopId,
      shop_name: shop?.name ?? '',
      shop_logo: shopLogoUrl(shopId),
      shop_rating: shop?.rating ?? 0,
      is_on_holiday: shop?.isOnHoliday ?? false,
      estimated_delivery_time: shop ? deliveryTimeOf(shop, locale) : null,
      delivery_charge: shop ? units(shop.deliveryCharge) : null,
      products: lines.filter((line) => line.shopId === shopId).map((line) => lineJson(line, lookups, locale)),
    };
  });
}

function infoText(
  { soldOut, trimmed }: { soldOut: string[]; trimmed: string[] },
  locale: Locale,
): string | null {
  const list = (names: string[]) => names.join(', ');
  if (soldOut.length > 0) {
    return translate(locale, {
      text: 'Sold out and removed from your cart: {names}',
      params: { names: list(soldOut) },
    });
  }
  if (trimmed.length > 0) {
    return translate(locale, {
      text: 'Fewer left than you wanted: {names}',
      params: { names: list(trimmed) },
    });
  }
  return null;
}

/** The whole cart, part of every response about it. `total` counts lines. Only the basket saves lines. */
export async function cartJson(backend: Backend, cart: CartKey, locale: Locale) {
  const changes = await tidyCart(backend, cart, locale);
  const lines = await readLines(backend, cart, locale);
  const lookups = await lookupsOf(backend);
  const saved = cart.isBuyNow ? undefined : await readSavedLines(backend, cart, locale);
  return {
    total: lines.length,
    cart_items: groupsJson(lines, lookups, locale),
    ...(saved && { saved_items: saved.map((line) => lineJson(line, lookups, locale)) }),
    info: infoText(changes, locale),
  };
}
