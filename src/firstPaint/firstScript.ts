import { requestHeaders } from '@/domain/requestHeaders';
import type { EarlyCall } from '@/shared/adapters/earlyResponses';
import { earlyCalls, earlyPageAt } from './earlyPages';

/** URLs of the scripts of each page's chunks, by folder in `src/pages`; set by the build. */
declare const PAGE_SCRIPTS: Readonly<Record<string, readonly string[]>>;

/**
 * Delay in milliseconds after the early calls, whose responses are painted first: chunks would share their
 * bandwidth, and over HTTP/1.1 their few connections.
 */
const PRELOAD_DELAY = 250;

/** Loads the page's chunks beside those of the app, which would ask for them only once it runs. */
function preloadPage(): void {
  const { page = '' } = earlyPageAt(location.pathname) ?? {};
  for (const href of PAGE_SCRIPTS[page] ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'script',
        fetchPriority: 'low',
        href,
      }),
    );
}

/** Sends the first calls; the app takes their responses over in `api/baseQuery`. */
function sendEarlyCalls(locale: string | null, token: string | null): Map<string, EarlyCall> {
  const headers = requestHeaders(locale, token);
  const send = (url: string): [string, EarlyCall] => {
    const abortion = new AbortController();
    const response = fetch(url, { headers, mode: 'same-origin', signal: abortion.signal });
    const call: EarlyCall = { headers, response, abort: () => abortion.abort() };
    // The second handler prevents an unhandled rejection if the app never takes the response over.
    response.then(
      () => {
        call.receivedAt = performance.now();
      },
      () => undefined,
    );
    return [url, call];
  };
  return new Map(earlyCalls(location.pathname, location.search, locale).map(send));
}

// Inlined as the first script of the page by the build (scripts/FirstScriptPlugin.ts).
try {
  window.earlyCalls = sendEarlyCalls(localStorage.getItem('locale'), localStorage.getItem('token'));
  setTimeout(preloadPage, PRELOAD_DELAY);
} catch {
  // Storage is forbidden or `fetch` is missing: the app makes the calls itself.
}
