import { startTransition, useEffect, useState } from 'react';
import { clock, isPainted, stayPainted, timeTravel } from '../adapters';

/**
 * Number of the page's parts to render, from the top. Below a painted page they render one after the other,
 * each in a task of its own, so that input is handled in between; otherwise all render at once, and always
 * during time travel.
 */
export function useStages(total: number): number {
  const [count, setCount] = useState(() => (isPainted() ? 0 : total));
  useEffect(() => {
    stayPainted();
    if (count >= total) return undefined;
    return clock.after(0, () => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return timeTravel.isActive() ? total : count;
}
