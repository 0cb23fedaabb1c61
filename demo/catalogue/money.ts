/** Converts cents to currency units, the API's number format. */
export const units = (cents: number) => cents / 100;

/** Formats counts for cards: "950", "1.2K", "3M". */
export function compact(count: number): string {
  if (count < 1_000) return String(count);
  const [size, suffix] = count < 1_000_000 ? [1_000, 'K'] : [1_000_000, 'M'];
  return `${Math.floor((count / size) * 10) / 10}${suffix}`;
}

/** Discount in whole percent; 0 without a discount. */
export const percentOff = (price: number, discountPrice: number) =>
  discountPrice > 0 && price > 0 ? Math.round(((price - discountPrice) / price) * 100) : 0;
