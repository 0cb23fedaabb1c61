import { stamp } from '../clock';
import type { Locale } from '../languages';
import { shopBannerUrl, shopHeadUrl, shopLogoUrl } from '../media/addresses';
import { translate } from '../texts';
import type { Shop } from './lookups';
import { compact, units } from './money';

/** A shop counts as online for ten minutes after its last activity (R34). */
const onlineMinutes = 10;

const minutesAway = (shop: Shop, now: Date) => {
  const minutes = (now.getTime() - (shop.lastActiveAt?.getTime() ?? 0)) / 60_000;
  return minutes < 0 ? shop.seenMinutesAgo : Math.min(shop.seenMinutesAgo, Math.floor(minutes));
};

export const isOnline = (shop: Shop, now: Date) => minutesAway(shop, now) < onlineMinutes;

/** Rounded down to the minute, so that the response and its ETag stay the same for that long. */
export const lastOnline = (shop: Shop, now: Date) =>
  stamp(new Date((Math.floor(now.getTime() / 60_000) - minutesAway(shop, now)) * 60_000));

/** Delivery time in days; a shop on holiday ships a week later. */
export const deliveryDaysOf = (shop: Shop) => shop.deliveryDays + (shop.isOnHoliday ? 7 : 0);

export const deliveryTimeOf = (shop: Shop, locale: Locale) =>
  translate(locale, { text: '{count} days', params: { count: deliveryDaysOf(shop) } });

/** How long the shop takes a product back, and how long it repairs it; only what it offers (R116). */
export const guaranteesOf = ({ returnDays, warrantyYears }: Shop, locale: Locale) => ({
  ...(returnDays > 0 && {
    return_time: translate(locale, { text: '{count} days', params: { count: returnDays } }),
  }),
  ...(warrantyYears > 0 && {
    warranty_time: translate(locale, { text: '{count} years', params: { count: warrantyYears } }),
  }),
});

/** The shop within a product (api §9, PRODUCT). */
export const shopOfProduct = (shop: Shop, locale: Locale, now: Date) => ({
  id: shop.id,
  name: shop.name,
  logo: shopLogoUrl(shop.id),
  rating: shop.rating,
  estimated_delivery_time: deliveryTimeOf(shop, locale),
  delivery_charge: units(shop.deliveryCharge),
  last_online: lastOnline(shop, now),
  is_on_holiday: shop.isOnHoliday,
});

/** API §9, SHOP. */
export const shopJson = (shop: Shop, now: Date) => ({
  id: shop.id,
  name: shop.name,
  logo: shopLogoUrl(shop.id),
  banner: shopBannerUrl(shop.id),
  total_products: shop.totalProducts,
  total_categories: shop.totalCategories,
  rating: shop.rating,
  shop_status: isOnline(shop, now) ? 'Online' : 'Offline',
  total_reviews: compact(shop.reviewCount),
  is_on_holiday: shop.isOnHoliday,
});

export const shopDetailJson = (shop: Shop, locale: Locale, now: Date) => ({
  ...shopJson(shop, now),
  last_online: lastOnline(shop, now),
  short_description: shop.shortDescription[locale],
  description: shop.description[locale],
  banners: [{ id: shop.id, title: shop.shortDescription[locale], thumbnail: shopHeadUrl(shop.id) }],
});
