import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { Texts } from '../../languages';
import type { Oddity } from '../../media/oddities';
import type { Background, BannerWords, Picture, Scene, Setting } from '../../media/pictures';
import { cents, id, moment, texts } from './columns';

export const shops = pgTable('shops', {
  id: id(),
  name: text('name').notNull(),
  mark: text('mark').notNull(),
  color: text('colour').notNull(),
  background: text('ground').notNull(),
  shortDescription: texts('short_description'),
  description: texts('description'),
  deliveryCharge: cents('delivery_charge'),
  deliveryDays: integer('delivery_days').notNull(),
  /** 0 if the shop takes nothing back. */
  returnDays: integer('return_days').notNull(),
  /** 0 without a warranty. */
  warrantyYears: integer('warranty_years').notNull(),
  isOnHoliday: boolean('is_on_holiday').notNull().default(false),
  seenMinutesAgo: integer('seen_minutes_ago').notNull(),
  /** Last activity of the shop's staff. */
  lastActiveAt: moment('last_active_at'),
  rating: numeric('rating', { mode: 'number' }).notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const categories = pgTable('categories', {
  id: id(),
  name: texts('name'),
  picture: jsonb('picture').$type<Picture>().notNull(),
  position: integer('position').notNull(),
});

export const subCategories = pgTable('sub_categories', {
  id: id(),
  categoryId: integer('category_id').notNull(),
  name: texts('name'),
  picture: jsonb('picture').$type<Picture>().notNull(),
  position: integer('position').notNull(),
});

export const brands = pgTable('brands', { id: id(), name: text('name').notNull() });

export const colors = pgTable('colors', {
  id: id(),
  name: texts('name'),
  colorCode: text('color_code').notNull(),
  accent: text('accent').notNull(),
});

export const sizes = pgTable('sizes', { id: id(), name: texts('name') });

export const flashSales = pgTable('flash_sales', {
  id: id(),
  name: texts('name'),
  picture: jsonb('picture').$type<Scene>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const products = pgTable('products', {
  id: id(),
  code: text('code').notNull(),
  shopId: integer('shop_id').notNull(),
  categoryId: integer('category_id').notNull(),
  subCategoryId: integer('sub_category_id').notNull(),
  brandId: integer('brand_id').notNull(),
  name: texts('name'),
  shortDescription: texts('short_description'),
  description: texts('description'),
  searchText: text('search_text').notNull(),
  unit: jsonb('unit').$type<Texts>(),
  price: cents('price'),
  discountPrice: cents('discount_price').default(0),
  flashSaleId: integer('flash_sale_id'),
  flashPrice: cents('flash_price').default(0),
  stock: integer('stock').notNull(),
  /** Time of the next refill; null if none is scheduled. */
  refillAt: moment('refill_at'),
  rating: numeric('rating', { mode: 'number' }).notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  soldCount: integer('sold_count').notNull().default(0),
  popularity: integer('popularity').notNull().default(0),
  colorIds: integer('color_ids').array().notNull(),
  colorPrices: integer('color_prices').array().notNull(),
  sizeIds: integer('size_ids').array().notNull(),
  sizePrices: integer('size_prices').array().notNull(),
  silhouette: text('silhouette').notNull(),
  background: text('ground').$type<Background>().notNull(),
  setting: text('setting').$type<Setting>().notNull().default('plain'),
  pose: integer('pose').notNull().default(0),
  /** Variant of the silhouette; `label` is the lettering on it. */
  style: integer('style').notNull().default(0),
  label: text('label').notNull().default(''),
  oddity: text('oddity').$type<Oddity>(),
  createdAt: moment('created_at').notNull(),
});

export const banners = pgTable('banners', {
  id: id(),
  kind: text('kind').$type<'banner' | 'ad'>().notNull(),
  title: texts('title'),
  scene: jsonb('scene').$type<Scene>().notNull(),
  position: integer('position').notNull(),
  link: text('link'),
  /** Texts of a banner besides its title. */
  words: jsonb('words').$type<BannerWords>(),
});

export const pages = pgTable('pages', {
  id: id(),
  slug: text('slug').notNull(),
  title: texts('title'),
  description: texts('description'),
});

/** An uploaded picture and its size in pixels. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

/** The number of a drawing, or an uploaded picture. */
export type ReviewPhoto = number | UploadedPicture;

export const reviews = pgTable('reviews', {
  id: id(),
  productId: integer('product_id').notNull(),
  shopId: integer('shop_id').notNull(),
  orderId: integer('order_id'),
  userId: integer('user_id'),
  customerName: text('customer_name').notNull(),
  customerProfile: text('customer_profile').notNull(),
  rating: integer('rating').notNull(),
  description: text('description').notNull(),
  photos: jsonb('photos').$type<ReviewPhoto[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
});
