import { fetchEnvironment } from '@/api';
import { isOpenToQa } from '@/domain/settings';
import type { Qa } from './createQa';

/**
 * Loads QA's tools if the page has the Redux DevTools or `?qa` in its URL. `?qa` takes effect only if /master
 * returns an `app_environment` other than `production` (R7). The environment is fetched on each
 * visit instead of being rehydrated, because a seed must be installed before the app starts, and never in
 * production.
 */
export async function loadQa(): Promise<Qa | null> {
  const hasDevTools =
    process.env.NODE_ENV === 'development' || '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
  const isLinkOpen = /[?&]qa\b/.test(location.search) && isOpenToQa(await fetchEnvironment());
  if (!hasDevTools && !isLinkOpen) return null;
  const { createQa, openRemote } = await import('./createQa');
  return createQa(isLinkOpen, isLinkOpen ? await openRemote() : null);
}
