import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

export const users = pgTable('users', {
  id: id(),
  name: text('name').notNull(),
  /** Null for users who have only signed in through a provider. */
  phone: text('phone'),
  phoneCode: text('phone_code').notNull(),
  email: text('email').notNull(),
  country: text('country'),
  gender: text('gender'),
  dateOfBirth: text('date_of_birth'),
  profilePhoto: text('profile_photo'),
  isActive: boolean('is_active').notNull().default(true),
  accountVerified: boolean('account_verified').notNull().default(false),
  passwordHash: text('password_hash').notNull(),
  roles: text('roles').array().notNull(),
  lastSeenAt: moment('last_seen_at'),
  createdAt: moment('created_at').notNull(),
});

export const tokens = pgTable('tokens', {
  id: id(),
  userId: integer('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  id: id(),
  userId: integer('user_id').notNull(),
  /** Null after the code was used. */
  codeHash: text('code_hash'),
  /** Hash of the token that the code was exchanged for; null before the exchange and after its use. */
  resetHash: text('reset_hash'),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const identityCodes = pgTable('identity_codes', {
  id: id(),
  provider: text('provider').notNull(),
  codeHash: text('code_hash').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const addresses = pgTable('addresses', {
  id: id(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  area: text('area'),
  flatNo: text('flat_no'),
  postCode: text('post_code'),
  addressLine: text('address_line').notNull(),
  addressLine2: text('address_line2'),
  addressType: text('address_type').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
});

export const favorites = pgTable('favorites', {
  id: id(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  /** The color that was chosen for it, or null. */
  colorId: integer('color_id'),
  createdAt: moment('created_at').notNull(),
});

export const stockAlerts = pgTable('stock_alerts', {
  id: id(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  /** When the event of the restocked product was sent to open pages. */
  announcedAt: moment('announced_at'),
});

export const recentViews = pgTable('recent_views', {
  id: id(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  viewedAt: moment('viewed_at').notNull(),
});
