/** Cents as the contract's number of currency units. */
export const units = (cents: number) => cents / 100;

/** "950", "1.2K", "3M": how counts are written on cards. */
export function compact(count: number): string {
  if (count < 1_000) return String(count);
  const [size, letter] = count < 1_000_000 ? [1_000, 'K'] : [1_000_000, 'M'];
  return `${Math.floor((count / size) * 10) / 10}${letter}`;
}

/** How much cheaper, in whole percent; 0 when nothing is. */
export const percentOff = (price: number, discountPrice: number) =>
  discountPrice > 0 && price > 0 ? Math.round(((price - discountPrice) / price) * 100) : 0;
