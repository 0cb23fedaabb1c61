import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Direction } from '@/domain/settings';
import { report } from '@/shared/report';

const ltrCache = createCache({ key: 'shop' });
let rtlCache: EmotionCache | null = null;

/**
 * The plugin that mirrors MUI's own styles is loaded only where a right-to-left language is shown: before the first paint
 * where that is known. Answers the cache, or null where none is needed or it did not come.
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
