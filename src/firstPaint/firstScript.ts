import { requestHeaders } from '@/domain/requestHeaders';
import type { EarlyCall } from '@/shared/adapters/earlyResponses';
import type { EarlyPage } from './earlyPages';
import { earlyCalls, earlyPageAt } from './earlyPages';
import { loadPreferenceStyles } from './preferenceStyles';

/** URLs of the scripts of each page's chunks, by folder in `src/pages`; set by the build. */
declare const PAGE_SCRIPTS: Readonly<Record<string, readonly string[]>>;

/** Loads the page's chunks beside those of the app, which would ask for them only once it runs. */
function preloadPage(page: string | undefined): void {
  window.earlyPage = page;
  for (const href of PAGE_SCRIPTS[page ?? ''] ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'script',
        href,
      }),
    );
}

/** Sends the first calls; the app takes their responses over in `api/baseQuery`. */
function sendEarlyCalls(
  page: EarlyPage | undefined,
  locale: string | null,
  token: string | null,
): Map<string, EarlyCall> {
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
  return new Map(earlyCalls(page, location, locale).map(send));
}

// Inlined as the first script of the page by the build (scripts/FirstScriptPlugin.ts).
try {
  const token = localStorage.getItem('token');
  const page = earlyPageAt(location.pathname, token);
  window.earlyCalls = sendEarlyCalls(page, localStorage.getItem('locale'), token);
  // After the calls: a browser opens few connections per server over HTTP/1.1.
  preloadPage(page?.page);
} catch {
  // Storage is forbidden or `fetch` is missing: the app makes the calls itself.
}
loadPreferenceStyles();

// Without an export esbuild takes the file for CommonJS and wraps every module in a function.
export {};
