import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Direction } from '@/domain/settings';
import { report } from '@/shared/report';
import { createStyleCache } from './createStyleCache';

const ltrCache = createStyleCache({ key: 'shop' });
let rtlCache: EmotionCache | null = null;

/**
 * Loads the RTL plugin only for right-to-left languages, before the first paint when the direction is known
 * by then. Resolves to the RTL cache, or to null when it is not needed or failed to load.
 */
export async function loadStyles(direction: string): Promise<EmotionCache | null> {
  if (direction !== 'rtl') return null;
  try {
    const { createRtlCache } = await import('./rtlCache');
    rtlCache ??= createRtlCache();
  } catch (problem) {
    report('rtl styles', problem);
  }
  return rtlCache;
}

export function useStyleCache(direction: Direction): EmotionCache {
  const [, setLoaded] = useState(rtlCache);
  useEffect(() => {
    if (!rtlCache) void loadStyles(direction).then(setLoaded);
  }, [direction]);
  return direction === 'rtl' ? (rtlCache ?? ltrCache) : ltrCache;
}
