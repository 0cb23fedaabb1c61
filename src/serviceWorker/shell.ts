import { SHELL_CACHE, SHELL_URL, WORKER_URL } from './messages';

/** URLs of the scripts in the page of this release; set by the build (scripts/ServiceWorkerPlugin.ts). */
declare const SHELL_SCRIPTS: readonly string[];
declare const self: ServiceWorkerGlobalScope;

/**
 * Fetches the page of this release. Throws for any other page: an error, a redirect, another product, or
 * another release while files are being deployed.
 */
export async function fetchShell(): Promise<Response> {
  const response = await fetch(SHELL_URL, { cache: 'no-cache', redirect: 'error' });
  const html = await response.clone().text();
  if (response.status !== 200 || !SHELL_SCRIPTS.every((script) => html.includes(`"${script}"`)))
    throw new TypeError('The server does not send the page of this release.');
  return response;
}

export async function storeShell(response: Response): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  await cache.put(SHELL_URL, response);
}

/** Opens a navigation with the stored page; compares it with the server afterwards. */
export async function openShell({
  event,
  request,
}: {
  event: ExtendableEvent;
  request: Request;
}): Promise<Response> {
  const stored = await caches.match(SHELL_URL, { cacheName: SHELL_CACHE });
  event.waitUntil(compareWithServer());
  return stored ?? fetch(request);
}

/**
 * Renews the stored page, whose headers contain a policy that depends on the settings. If the server has no
 * service worker any more, this one removes itself (docs/service-worker.md).
 */
async function compareWithServer(): Promise<void> {
  const { registration } = self;
  const { active } = registration;
  try {
    const { status } = await fetch(WORKER_URL, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) return await removeWorker();
    const shell = await fetchShell();
    // A newer worker has stored its own page, or will.
    if (registration.installing ?? registration.waiting ?? registration.active !== active) return;
    await storeShell(shell);
  } catch {
    // Offline, or another release: the stored page stays until its worker is replaced.
  }
}

async function removeWorker(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
