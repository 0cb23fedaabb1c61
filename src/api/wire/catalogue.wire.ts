import * as v from 'valibot';
import type { Banner, Category, Color, FlashSale, Home, Product, Shop } from '@/domain/catalogue';
import { safeHref } from '@/domain/safeHref';
import {
  anything,
  count,
  dataOf,
  flag,
  focalPoint,
  id,
  money,
  number,
  optional,
  optionalPrice,
  optionalText,
  price,
  rating,
  requiredText,
  rows,
  shortText,
  text,
} from './lenient';

const subCategory = v.object({ id, name: requiredText, thumbnail: optionalText });

export const category = v.pipe(
  v.object({ ...subCategory.entries, sub_categories: rows(subCategory) }),
  v.transform(({ sub_categories, ...rest }): Category => ({ ...rest, subCategories: sub_categories })),
);

export const banner = v.pipe(
  v.object({
    id,
    title: text,
    thumbnail: requiredText,
    thumbnail_focus: focalPoint,
    link: optionalText,
    eyebrow: optionalText,
    text: optionalText,
    button: optionalText,
  }),
  v.transform(({ link, thumbnail_focus, ...rest }): Banner => ({
    ...rest,
    link: safeHref(link),
    focus: thumbnail_focus,
  })),
);

const size = v.object({ id, name: requiredText, price: money });

const color = v.pipe(
  v.object({ ...size.entries, color_code: optionalText, thumbnail: optionalText }),
  v.transform(({ color_code, ...rest }): Color => ({ ...rest, colorCode: color_code })),
);

/** `unit` and `brand` are a name, or an object with a name. */
export const named = v.pipe(
  anything,
  v.transform((value): string | null =>
    typeof value === 'object' && value !== null
      ? v.parse(optionalText, (value as { name?: unknown }).name)
      : v.parse(optionalText, value),
  ),
);

const productShop = v.pipe(
  v.object({
    id,
    name: text,
    logo: optionalText,
    rating,
    estimated_delivery_time: optionalText,
    delivery_charge: optionalPrice,
    last_online: optionalText,
    is_on_holiday: flag,
  }),
  v.transform((shop) => ({
    id: shop.id,
    name: shop.name,
    logo: shop.logo,
    rating: shop.rating,
    estimatedDeliveryTime: shop.estimated_delivery_time,
    deliveryCharge: shop.delivery_charge,
    lastOnline: shop.last_online,
    isOnHoliday: shop.is_on_holiday,
  })),
);

export const productFields = {
  id,
  name: requiredText,
  thumbnail: optionalText,
  color_id: v.fallback(v.nullish(id, null), null),
  price,
  discount_price: money,
  discount_percentage: number,
  rating,
  total_reviews: shortText,
  total_sold: shortText,
  quantity: count,
  is_favorite: flag,
  sizes: rows(size),
  colors: rows(color),
  unit: named,
  brand: named,
  shop: optional(productShop),
};

export function toProduct(wire: v.InferOutput<v.ObjectSchema<typeof productFields, undefined>>): Product {
  return {
    id: wire.id,
    name: wire.name,
    thumbnail: wire.thumbnail,
    colorId: wire.color_id,
    price: wire.price,
    discountPrice: wire.discount_price,
    discountPercentage: wire.discount_percentage,
    rating: wire.rating,
    totalReviews: wire.total_reviews,
    totalSold: wire.total_sold,
    quantity: wire.quantity,
    isFavorite: wire.is_favorite,
    sizes: wire.sizes,
    colors: wire.colors,
    unit: wire.unit,
    brand: wire.brand,
    shop: wire.shop,
  };
}

export const product = v.pipe(v.object(productFields), v.transform(toProduct));

export const flashSale = v.pipe(
  v.object({
    id,
    name: text,
    thumbnail: optionalText,
    start_date: optionalText,
    end_date: optionalText,
    products: rows(product),
  }),
  v.transform(({ start_date, end_date, ...rest }): FlashSale => ({
    ...rest,
    startDate: start_date,
    endDate: end_date,
  })),
);

export const shopFields = {
  id,
  name: requiredText,
  logo: optionalText,
  banner: optionalText,
  total_products: count,
  total_categories: count,
  rating,
  shop_status: text,
  total_reviews: shortText,
  is_on_holiday: flag,
};

export function toShop(wire: v.InferOutput<v.ObjectSchema<typeof shopFields, undefined>>): Shop {
  return {
    id: wire.id,
    name: wire.name,
    logo: wire.logo,
    banner: wire.banner,
    totalProducts: wire.total_products,
    totalCategories: wire.total_categories,
    rating: wire.rating,
    isOnline: wire.shop_status.toLowerCase() === 'online',
    totalReviews: wire.total_reviews,
    isOnHoliday: wire.is_on_holiday,
  };
}

export const shop = v.pipe(v.object(shopFields), v.transform(toShop));

export const categoriesWire = dataOf(v.object({ total: count, categories: rows(category) }));

export const homeWire = dataOf(
  v.pipe(
    v.object({
      banners: rows(banner),
      ads: rows(banner),
      categories: rows(category),
      shops: rows(shop),
      popular_products: rows(product),
      just_for_you: v.fallback(v.object({ total: count, products: rows(product) }), {
        total: 0,
        products: [],
      }),
      incoming_flash_sale: optional(flashSale),
      running_flash_sale: optional(flashSale),
    }),
    v.transform((wire): Home => ({
      banners: wire.banners,
      ads: wire.ads,
      categories: wire.categories,
      shops: wire.shops,
      popularProducts: wire.popular_products,
      justForYou: wire.just_for_you,
      incomingFlashSale: wire.incoming_flash_sale,
      runningFlashSale: wire.running_flash_sale,
    })),
  ),
);

export const recentViewsWire = dataOf(v.object({ products: rows(product) }));
