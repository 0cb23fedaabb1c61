/// <reference lib="webworker" />
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { FORGET_PICTURES } from './messages';
import { fetchShell, openShell, storeShell } from './shell';
import { assets, files, forgetPictures, pictures } from './strategies';

/** Files that are cached before the worker takes over; set by the build. */
declare const INSTALLED_SCRIPTS: readonly string[];
declare const INSTALLED_FILES: readonly string[];
declare const self: ServiceWorkerGlobalScope;

/** Pages of the backend, and files, which have a dot in their name. */
const NOT_OURS = [
  // The policy of this page allows the connection that it names.
  /[?&]qa=[^&]*remote(?::|%3A)/i,
  /^\/(?:api|qa|media|storage|payment)(?:[/?]|$)/,
  /^\/shop\//,
  /^[^?]*\.[^/?]*(?:\?|$)/,
];

/** Caches a file, or throws. */
async function cacheFile(strategy: typeof assets | typeof files, url: string, event: ExtendableEvent) {
  const [response, stored] = strategy.handleAll({ event, request: new Request(url) });
  if (!(await response).ok) throw new TypeError(`${url} is missing.`);
  await stored;
}

/** Part of the static routing of service workers, which TypeScript's library has no types for. */
interface RoutedEvent {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

/** Calls of the API pass by the worker, where the browser can do that: it would only let them pass. */
async function passCalls(event: RoutedEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  } catch {
    // The calls reach the worker, which leaves them to the browser.
  }
}

/** Stores the page last: from then on, navigations open this release. */
async function install(event: ExtendableEvent): Promise<void> {
  const shell = await fetchShell();
  await Promise.all([
    ...INSTALLED_SCRIPTS.map((url) => cacheFile(assets, url, event)),
    ...INSTALLED_FILES.map((url) => cacheFile(files, url, event)),
  ]);
  await storeShell(shell);
  await self.skipWaiting();
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([passCalls(event as RoutedEvent), install(event)])),
);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  if (type === FORGET_PICTURES) event.waitUntil(forgetPictures());
});

// Requests without a route, such as those of /api, are left to the browser.
registerRoute(new NavigationRoute(openShell, { denylist: NOT_OURS }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && INSTALLED_FILES.includes(url.pathname), files);
// Only what an <img> loads: orders' documents have the same paths, and are fetched with the token.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && /^\/(?:media|storage)\//.test(url.pathname),
  pictures,
);
