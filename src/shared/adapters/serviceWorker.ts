import { CACHE_URLS, FORGET_PICTURES, SHELL_CACHE, SHELL_URL, WORKER_URL } from '@/serviceWorker/messages';
import { trusted } from '../trustedTypes';
import { onReturn } from './onReturn';
import { isOtherRelease } from './pageRelease';
import { whenLive } from './timeTravel';

export interface ServiceWorkerHandle {
  /** Calls the listener when another release was stored; returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
  /** Deletes the cached pictures, some of which belong to the user. */
  forgetPictures: () => void;
}

/** Minimum time in milliseconds between checks for a new release when the shopper returns to the tab. */
const UPDATE_INTERVAL = 3_600_000;

/** In milliseconds. A request during the takeover would delay it: the notice has scripts of its own. */
const TAKEOVER_TIMEOUT = 3000;

/**
 * Registers the service worker once the page has loaded (docs/service-worker.md). Returns null if there is
 * none, because the browser forbids it or the server has removed it; the shop works without.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerHandle | null> {
  await untilLoaded();
  const { serviceWorker } = navigator;
  try {
    // A worker that has removed itself controls its page until the end, and must not be registered again.
    if (serviceWorker.controller) return handleOf(await serviceWorker.getRegistration());
    serviceWorker.addEventListener('controllerchange', cacheLoadedScripts, { once: true });
    return handleOf(await serviceWorker.register(trusted.createScriptURL(WORKER_URL)));
  } catch {
    // What a removed worker has left.
    for (const name of await caches.keys()) await caches.delete(name);
    return null;
  }
}

async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Caches what the page loaded before the worker, so that the next visit opens without a network. */
function cacheLoadedScripts(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = loaded.filter((url) => url.startsWith(`${location.origin}/assets/`));
  navigator.serviceWorker.controller?.postMessage({ type: CACHE_URLS, payload: { urlsToCache } });
}

function handleOf(registration: ServiceWorkerRegistration | undefined): ServiceWorkerHandle | null {
  if (!registration) return null;
  let updatedAt = performance.now();
  const update = () => {
    if (performance.now() - updatedAt < UPDATE_INTERVAL) return;
    updatedAt = performance.now();
    registration.update().catch(() => undefined);
  };
  return {
    onChange(listener) {
      const stopReturns = onReturn(update);
      const stopWatching = watchInstallations(registration, whenLive(listener));
      return () => {
        stopReturns();
        stopWatching();
      };
    },
    forgetPictures: () => registration.active?.postMessage({ type: FORGET_PICTURES }),
  };
}

/**
 * Calls the listener once for a new worker: when it has taken over, at the latest `TAKEOVER_TIMEOUT` after
 * its installation. The page of its release is stored then, and the old worker may be busy for minutes.
 */
function watchInstallations(registration: ServiceWorkerRegistration, listener: () => void): () => void {
  const stops = new Map<ServiceWorker, () => void>();
  const watch = () => {
    const { installing } = registration;
    // The event of a worker may follow the registration that has found it already.
    if (installing && !stops.has(installing)) stops.set(installing, watchInstallation(installing, listener));
  };
  registration.addEventListener('updatefound', watch);
  watch();
  return () => {
    registration.removeEventListener('updatefound', watch);
    for (const stop of stops.values()) stop();
  };
}

function watchInstallation(worker: ServiceWorker, listener: () => void): () => void {
  let timer: number | undefined;
  const stop = () => {
    window.clearTimeout(timer);
    worker.removeEventListener('statechange', onState);
  };
  const announce = () => {
    stop();
    listener();
  };
  const onState = () => {
    if (worker.state === 'installed') timer = window.setTimeout(announce, TAKEOVER_TIMEOUT);
    if (worker.state === 'activated') announce();
  };
  worker.addEventListener('statechange', onState);
  return stop;
}

/** Whether a reload opens another release than this page: its scripts are not those of the stored page. */
export async function isReleaseOutdated(): Promise<boolean> {
  const stored = await caches.match(SHELL_URL, { cacheName: SHELL_CACHE });
  return stored !== undefined && isOtherRelease(await stored.text());
}
