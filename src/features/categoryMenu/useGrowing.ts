import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many things are drawn: the first ones at once, then step after step, each when the one before is on
 * the screen. So hundreds never take one long task, and what the shopper presses meanwhile comes first.
 */
export function useGrowing(total: number, { first, step }: { first: number; step: number }): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
