import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import { CUSTOMER_PHOTO } from '../art';
import { reviews, type ReviewPhoto } from '../db/schema';
import { perLocale, type Locale } from '../languages';
import { customerPhotoUrl } from '../media/addresses';
import { compact } from './money';

const days = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** Formats a date for shoppers. */
export const dateText = (moment: Date, locale: Locale) => days[locale].format(moment);

/** Reviews are written about orders; those of the seed have none, and every fourth is by somebody else. */
const isVerified = ({ id, orderId, userId }: typeof reviews.$inferSelect) =>
  orderId !== null || (userId === null && id % 4 !== 0);

/** Orders of reviews; ties are newest first. */
export const REVIEW_ORDERS = {
  newest: [desc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.id)],
};

/** The newest first, unless another order is named. */
export const reviewOrder = (name: string | undefined) =>
  REVIEW_ORDERS[name === 'highest' || name === 'lowest' ? name : 'newest'];

const THUMBNAIL_WIDTH = 200;
const PHOTO_WIDTH = 1200;

/** API §9, PHOTO, for the drawing of this number. */
export const drawnPhotoJson = (productId: number, number: number, thumbnailWidth: number) => ({
  url: customerPhotoUrl(productId, number, PHOTO_WIDTH),
  thumbnail: customerPhotoUrl(productId, number, thumbnailWidth),
  width: PHOTO_WIDTH,
  height: (PHOTO_WIDTH * CUSTOMER_PHOTO.height) / CUSTOMER_PHOTO.width,
});

/** API §9, PHOTO. */
const photoJson = (productId: number) => (photo: ReviewPhoto) =>
  typeof photo === 'number' ? drawnPhotoJson(productId, photo, THUMBNAIL_WIDTH) : photo;

/** Reviews with photos. */
export const hasPhotos = sql`jsonb_array_length(${reviews.photos}) > 0`;

/** API §9, REVIEW. */
export const reviewJson = (row: typeof reviews.$inferSelect, locale: Locale) => ({
  id: row.id,
  customer_name: row.customerName,
  customer_profile: row.customerProfile,
  rating: row.rating,
  is_verified: isVerified(row),
  description: row.description,
  photos: row.photos.map(photoJson(row.productId)),
  created_at: dateText(row.createdAt, locale),
});

/** Distribution of the stars, in percent; null without reviews. */
export async function histogramOf({ database }: Backend, about: SQL) {
  const rows = await database.db
    .select({ stars: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(about)
    .groupBy(reviews.rating);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return null;
  const sum = rows.reduce((total, row) => total + row.count * row.stars, 0);
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0;
  return {
    count,
    countOf: of,
    json: {
      rating: Math.round((sum / count) * 10) / 10,
      total_review: compact(count),
      percentages: Object.fromEntries(
        [1, 2, 3, 4, 5].map((stars) => [stars, Math.round((of(stars) / count) * 100)]),
      ),
    },
  };
}
