import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Direction } from '@/domain/settings';
import { onReconnect } from '@/shared/adapters';
import { loadTwice } from '@/shared/loadTwice';
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
    const { createRtlCache } = await loadTwice(() => import('./rtlCache'));
    rtlCache ??= createRtlCache();
  } catch (problem) {
    report('rtl styles', problem);
  }
  return rtlCache;
}

/** Style cache of the direction; an RTL cache that failed to load is requested again on reconnect. */
export function useStyleCache(direction: Direction): EmotionCache {
  const [, setLoaded] = useState(rtlCache);
  useEffect(() => {
    if (rtlCache) return;
    const load = () => void loadStyles(direction).then(setLoaded);
    load();
    return onReconnect(load);
  }, [direction]);
  return direction === 'rtl' ? (rtlCache ?? ltrCache) : ltrCache;
}
