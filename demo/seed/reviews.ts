import { customerPhotoCount } from '../art';
import type { reviews } from '../db/schema';
import type { ProductRow } from './products';
import { diceFor, type Dice } from './random';
import { shopId } from './shops';
import { customerNames, endings, openings, praiseFor, regrets } from './voices';

export type ReviewRow = typeof reviews.$inferInsert;

/** Weights of one to five stars for good, average and controversial products. */
const ratingWeights: readonly (readonly number[])[] = [
  [0, 1, 3, 18, 78],
  [2, 4, 9, 35, 50],
  [8, 10, 22, 35, 25],
];

function starsBy(dice: Dice, weights: readonly number[]): number {
  let point = dice.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    point -= weight;
    if (point < 0) return index + 1;
  }
  return 5;
}

/** One product has a review count in the thousands; every ninth has no reviews. */
function reviewCountOf(product: ProductRow, dice: Dice): number {
  if (product.id === 1) return 1_218;
  if (product.shopId === shopId('kiln') || product.id % 9 === 0) return 0;
  return product.shopId === shopId('souq') ? dice.whole(0, 3) : dice.whole(1, 15);
}

function textOf(product: ProductRow, rating: number, dice: Dice, locale: 'en' | 'ar' | 'ir'): string {
  const sentences = [dice.pick(openings[rating] ?? openings[3] ?? [])];
  if (rating > 3 && dice.chance(0.75)) sentences.push(dice.pick(praiseFor(product.silhouette)));
  if (rating < 5 && dice.chance(rating === 4 ? 0.35 : 0.6)) sentences.push(dice.pick(regrets));
  if (rating > 2 && dice.chance(0.4)) sentences.push(dice.pick(endings));
  return sentences.map((sentence) => sentence[locale]).join(' ');
}

/** Coprime to the number of photos, so that a product shows none twice before it has shown all. */
const PHOTO_STEP = 85;

/** Returns the photos of a product's next review; every fifth has some. */
function photosOf(dice: Dice) {
  let last = dice.whole(0, customerPhotoCount - 1);
  return (): number[] => {
    const count = dice.chance(0.2) ? dice.pick([1, 1, 1, 2, 2, 3]) : 0;
    return Array.from({ length: count }, () => (last = (last + PHOTO_STEP) % customerPhotoCount));
  };
}

function reviewsOf(product: ProductRow, seed: number, now: Date): ReviewRow[] {
  const dice = diceFor(seed, `reviews ${product.code}`);
  const nextPhotos = photosOf(diceFor(seed, `review photos ${product.code}`));
  const weights = product.id === 1 ? (ratingWeights[0] ?? []) : dice.pick(ratingWeights);
  return Array.from({ length: reviewCountOf(product, dice) }, () => {
    const rating = starsBy(dice, weights);
    const locale = dice.pick(['en', 'en', 'en', 'ar', 'ar', 'ir'] as const);
    const customerName = dice.pick(customerNames[locale]);
    return {
      productId: product.id,
      shopId: product.shopId,
      customerName,
      customerProfile: `/media/avatar/${encodeURIComponent(customerName)}`,
      rating,
      description: textOf(product, rating, dice, locale),
      photos: nextPhotos(),
      createdAt: new Date(now.getTime() - dice.whole(1, 24 * 300) * 3_600_000),
    };
  });
}

/** Creates reviews of all products, the oldest with the lowest id. */
export function makeReviews(catalogue: readonly ProductRow[], seed: number, now: Date): ReviewRow[] {
  return catalogue
    .flatMap((product) => reviewsOf(product, seed, now))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((review, index) => ({ id: index + 1, ...review }));
}
