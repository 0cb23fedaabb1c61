import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { orderLines, products, reviews, shops } from '../db/schema';
import { takenIn } from '../db/violations';
import { against, badField } from '../http/refusal';
import type { SentFile } from '../http/files';
import type { User } from '../auth/tokens';
import { savePhotos } from '../uploads/pictures';
import { statuses, type Order } from './orders.queries';

interface NewReview {
  productId: number;
  rating: number;
  description: string;
  photos: readonly SentFile[];
}

/** Number of photos that a review may have. */
export const mostReviewPhotos = 5;

/** Stores average and count with product and shop, so that lists need not compute them. */
async function updateRatings({ database: { db } }: Backend, productId: number, shopId: number) {
  const rated = (about: ReturnType<typeof eq>) => ({
    rating: sql`(select round(avg(${reviews.rating}), 1) from ${reviews} where ${about})`,
    reviewCount: sql`(select count(*) from ${reviews} where ${about})`,
  });
  await db
    .update(products)
    .set(rated(eq(reviews.productId, productId)))
    .where(eq(products.id, productId));
  await db
    .update(shops)
    .set(rated(eq(reviews.shopId, shopId)))
    .where(eq(shops.id, shopId));
}

/** Stores a review of a delivered product, once per order and product. */
export const reviewProduct = (
  backend: Backend,
  user: User,
  order: Order,
  { photos: files, ...review }: NewReview,
) =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    if (order.orderStatus !== statuses.delivered) {
      throw against('Only products of an order that is {status} can be reviewed.', {
        status: statuses.delivered,
      });
    }
    const [line] = await db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, review.productId)));
    if (!line) throw badField('product_id', 'The selected {field} is invalid.');
    const photos = await savePhotos(backend, user.id, files);
    const [written] = await db
      .insert(reviews)
      .values({
        ...review,
        photos,
        shopId: order.shopId,
        orderId: order.id,
        userId: user.id,
        customerName: user.name,
        customerProfile: user.profilePhoto ?? '',
        createdAt: backend.clock.now(),
      })
      .returning()
      .catch((problem: unknown) => {
        if (takenIn(problem) === null) throw problem;
        throw against('You have reviewed this product already.');
      });
    if (!written) throw new Error('The review was not written.');
    await updateRatings(backend, review.productId, order.shopId);
    return written;
  });
