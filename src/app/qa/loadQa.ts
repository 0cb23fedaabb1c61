import type { Qa } from './createQa';

/**
 * Loads the QA tools only when Redux DevTools are installed or the URL has `?qa`; other visits do not
 * download them.
 */
export async function loadQa(): Promise<Qa | null> {
  const isAsked =
    process.env.NODE_ENV === 'development' ||
    '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ||
    /[?&]qa\b/.test(location.search);
  if (!isAsked) return null;
  const { createQa } = await import('./createQa');
  return createQa();
}
