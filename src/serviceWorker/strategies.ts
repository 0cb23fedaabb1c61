import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** The package's own types disagree about optional callbacks. */
type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const DAY = 86_400;

/** Stores complete responses of these types only: an error page may be sent with status 200. */
const only = (types: RegExp) => ({
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isStorable(response, types) ? response : null),
});

function isStorable({ status, redirected, headers }: Response, types: RegExp): boolean {
  const isPrivate = /private|no-store/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && !redirected && !isPrivate && types.test(headers.get('Content-Type') ?? '');
}

/**
 * Chunks and faces, named by their content. Those of earlier releases stay for the tabs that run them; the
 * least recently used are removed.
 */
export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    only(/javascript|font\/woff2/),
    // The age counts from the download, and a release must open offline for as long as it is current.
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 365 * DAY, purgeOnQuotaError: true }) as Plugin,
  ],
});

/** Files of `public/`, whose names have no hash. */
export const files = new StaleWhileRevalidate({
  cacheName: 'files',
  plugins: [only(/svg|css|manifest/)],
});

const PICTURES = 'pictures';
const pictureLimits = { maxEntries: 200, maxAgeSeconds: 30 * DAY };

/** Pictures of the backend. The HTTP cache decides which of them are requested again. */
export const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES,
  plugins: [only(/^image\//), new ExpirationPlugin({ ...pictureLimits, purgeOnQuotaError: true }) as Plugin],
});

/** Deletes the pictures and the list of their URLs. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES);
  await new CacheExpiration(PICTURES, pictureLimits).delete();
}
