import { startTransition, useEffect, useState } from 'react';

/**
 * Number of items to render: the first ones at once, then one step after each commit. Hundreds of items thus
 * never make one long task, and input is handled in between.
 */
export function useGrowing(total: number, { first, step }: { first: number; step: number }): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
