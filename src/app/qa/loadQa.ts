import type { Qa } from './createQa';

/** QA's tools come only where Redux DevTools sit in the page, or `?qa` asks for them: others load nothing of them. */
export async function loadQa(): Promise<Qa | null> {
  const isAsked =
    process.env.NODE_ENV === 'development' ||
    '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ||
    /[?&]qa\b/.test(location.search);
  if (!isAsked) return null;
  const { createQa } = await import('./createQa');
  return createQa();
}
