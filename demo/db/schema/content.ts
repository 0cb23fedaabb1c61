import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '../../languages';
import type { Scene } from '../../media/pictures';
import type { UploadedPicture } from './catalogue';
import { id, moment, texts } from './columns';

/** One conversation per pair of shopper and shop. */
export const conversations = pgTable('conversations', {
  id: id(),
  userId: integer('user_id').notNull(),
  shopId: integer('shop_id').notNull(),
  lastMessageAt: moment('last_message_at').notNull(),
});

/** A drawn photo of a product, or an uploaded picture. */
export type MessagePhoto = { productId: number; number: number } | UploadedPicture;

/** `message` is null for a product or photos alone. `isSeen`: seen by the other side. */
export const messages = pgTable('messages', {
  id: id(),
  conversationId: integer('conversation_id').notNull(),
  type: text('type').$type<'user' | 'shop'>().notNull(),
  message: text('message'),
  photos: jsonb('photos').$type<MessagePhoto[]>().notNull().default([]),
  productId: integer('product_id'),
  isSeen: boolean('is_seen').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

/** A scheduled reply of a shop, in the language of the shopper's message. */
export const pendingReplies = pgTable('pending_replies', {
  id: id(),
  conversationId: integer('conversation_id').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  dueAt: moment('due_at').notNull(),
});

export const ticketIssueTypes = pgTable('ticket_issue_types', {
  id: id(),
  name: texts('name'),
  position: integer('position').notNull(),
});

/** `issueType` is the chosen name, in the shopper's language. */
export const tickets = pgTable('tickets', {
  id: id(),
  ticketNo: text('ticket_no').notNull(),
  userId: integer('user_id').notNull(),
  orderNumber: text('order_number'),
  status: text('status').$type<'pending' | 'confirm' | 'completed' | 'cancel'>().notNull(),
  subject: text('subject').notNull(),
  issueType: text('issue_type').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  attachments: jsonb('attachments').$type<{ type: string; src: string }[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  /** Time of the help desk's next reply; null if none is due. */
  replyAt: moment('answer_at'),
  /** Language of the help desk's replies. */
  locale: text('locale').$type<Locale>().notNull().default('en'),
});

/** `senderId` is null for the help desk. */
export const ticketMessages = pgTable('ticket_messages', {
  id: id(),
  ticketId: integer('ticket_id').notNull(),
  senderId: integer('sender_id'),
  senderName: text('sender_name').notNull(),
  profilePhoto: text('profile_photo'),
  message: text('message').notNull(),
  isHighlighted: boolean('is_highlighted').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

export const articleCategories = pgTable('article_categories', {
  id: id(),
  name: texts('name'),
  position: integer('position').notNull(),
});

export const tags = pgTable('tags', { id: id(), name: texts('name'), slug: text('slug').notNull() });

/** `description` is HTML, `summary` plain text; `productIds` are the products that the article mentions. */
export const articles = pgTable('articles', {
  id: id(),
  slug: text('slug').notNull(),
  categoryId: integer('category_id').notNull(),
  title: texts('title'),
  summary: texts('summary'),
  description: texts('description'),
  author: text('author').notNull(),
  scene: jsonb('scene').$type<Scene>().notNull(),
  /** What is kept in view where the picture is cropped. */
  focus: jsonb('focus').$type<{ x: number; y: number }>(),
  tagIds: integer('tag_ids').array().notNull(),
  productIds: integer('product_ids').array().notNull(),
  viewCount: integer('view_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});
