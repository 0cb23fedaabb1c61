import { fetchEnvironment } from '@/api';
import { isOpenToQa } from '@/domain/settings';
import type { Qa } from './createQa';

/**
 * QA's tools, for a page that has the Redux DevTools or `?qa` in its address; others load nothing of them. `?qa` counts
 * only where /master names an `app_environment` other than `production` (R7). It is fetched before the visit
 * begins, and not taken from an earlier one: a seed has to be installed before the app starts, and in production never is.
 */
export async function loadQa(): Promise<Qa | null> {
  const hasDevTools =
    process.env.NODE_ENV === 'development' || '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
  const isLinkOpen = /[?&]qa\b/.test(location.search) && isOpenToQa(await fetchEnvironment());
  if (!hasDevTools && !isLinkOpen) return null;
  const { createQa } = await import('./createQa');
  return createQa(isLinkOpen);
}
