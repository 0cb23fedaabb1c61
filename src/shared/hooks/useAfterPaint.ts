import { startTransition, useEffect, useState } from 'react';
import { timeTravel } from '../adapters';
import { afterPaint } from '../adapters/afterPaint';

/**
 * False until the component's first render is painted, then true in a render that React slices: for content
 * that may follow what was pressed. Always true during time travel.
 */
export function useAfterPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    afterPaint(() => startTransition(() => setIsAfter(true)));
  }, []);
  return isAfter || timeTravel.isActive();
}
