/** A request as received by the backend. */
export interface RecordedCall {
  method: string;
  /** Path below /api. */
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : null;
}

/** Records every request of the shop until `stop` is called. */
export function recordCalls() {
  const calls: RecordedCall[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && input.startsWith('/api/')) {
      const { pathname, searchParams } = new URL(input, window.location.origin);
      calls.push({
        method: init?.method ?? 'GET',
        path: pathname.slice('/api'.length),
        query: Object.fromEntries(searchParams),
        headers: new Headers(init?.headers),
        body: bodyOf(init?.body),
      });
    }
    return originalFetch(input, init);
  };
  return {
    calls,
    /** Returns all requests of a method and path, such as "POST /login". */
    of: (line: string) => calls.filter(({ method, path }) => `${method} ${path}` === line),
    /** Returns the last one; throws without one. */
    last(line: string): RecordedCall {
      const found = this.of(line).at(-1);
      if (!found) throw new Error(`There was no ${line}`);
      return found;
    },
    stop() {
      globalThis.fetch = originalFetch;
    },
  };
}
