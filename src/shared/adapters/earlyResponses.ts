/** Call that the page's first script sent before the app was loaded. */
export interface EarlyCall {
  headers: Readonly<Record<string, string>>;
  response: Promise<Response>;
  /** Age of the page in milliseconds when the response arrived. */
  receivedAt?: number;
  abort: () => void;
}

declare global {
  interface Window {
    /** Calls of the first script by URL, until the app takes them over. */
    earlyCalls?: Map<string, EarlyCall>;
    /** Page whose scripts the first script loads, by its folder in `src/pages`. */
    earlyPage?: string | undefined;
  }
}

/** Age of the page in milliseconds from which on no early response is used. */
const MAX_AGE = 60_000;

const arrivals = new WeakMap<Response, number>();

/** Time in milliseconds since a response arrived; 0 for one that was not early. */
export function ageOf(response: Response): number {
  const arrival = arrivals.get(response);
  return arrival === undefined ? 0 : performance.now() - arrival;
}

/**
 * Response of the same call by the first script (`src/firstPaint/firstScript.ts`), once; null if there is
 * none. A failed call is sent again.
 */
export function takeEarlyResponse(
  url: string,
  init: RequestInit & { headers: Readonly<Record<string, string>> },
): Promise<Response> | null {
  const call = window.earlyCalls?.get(url);
  window.earlyCalls?.delete(url);
  if (!call || init.method !== 'GET' || !isSame(call.headers, init.headers)) return null;
  if (performance.now() > MAX_AGE) return null;
  init.signal?.addEventListener('abort', call.abort);
  return call.response.then(
    (response) => {
      if (call.receivedAt !== undefined) arrivals.set(response, call.receivedAt);
      return response;
    },
    () => fetch(url, init),
  );
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
