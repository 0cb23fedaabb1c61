import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Direction } from '@/domain/settings';
import { report } from '@/shared/report';

const ltrCache = createCache({ key: 'shop' });
let rtlCache: EmotionCache | null = null;

/** The plugin that mirrors MUI's own styles is loaded only where a right-to-left language is shown. */
async function loadRtlCache(): Promise<EmotionCache> {
  const { createRtlCache } = await import('./rtlCache');
  rtlCache ??= createRtlCache();
  return rtlCache;
}

export function useStyleCache(direction: Direction): EmotionCache {
  const [, setLoaded] = useState(rtlCache);
  useEffect(() => {
    if (direction === 'rtl' && !rtlCache)
      loadRtlCache().then(setLoaded, (problem) => report('rtl styles', problem));
  }, [direction]);
  return direction === 'rtl' ? (rtlCache ?? ltrCache) : ltrCache;
}
