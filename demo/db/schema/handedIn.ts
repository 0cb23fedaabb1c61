import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/** PGlite returns `Uint8Array`, pg returns `Buffer`. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Files uploaded by shoppers; `token` is part of their URL. */
export const uploads = pgTable('uploads', {
  id: id(),
  token: text('token').notNull(),
  userId: integer('user_id'),
  contentType: text('content_type').notNull(),
  bytes: bytes('bytes').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** `logo` and `banner` are URLs of uploads. */
export const sellerApplications = pgTable('seller_applications', {
  id: id(),
  userId: integer('user_id').notNull(),
  shopName: text('shop_name').notNull(),
  logo: text('logo').notNull(),
  banner: text('banner').notNull(),
  address: text('address'),
  description: text('description'),
  createdAt: moment('created_at').notNull(),
});

/** Messages from the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  phone: text('phone'),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
});
