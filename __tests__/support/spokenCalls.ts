/** One call as it leaves the shop: what a backend would see of it. */
export interface SpokenCall {
  method: string;
  /** Below /api. */
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : null;
}

/** Listens to every call of the shop until it is stopped. */
export function listenToCalls() {
  const calls: SpokenCall[] = [];
  const usual = globalThis.fetch;
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
    return usual(input, init);
  };
  return {
    calls,
    /** All calls of one kind, such as "POST /login". */
    of: (line: string) => calls.filter(({ method, path }) => `${method} ${path}` === line),
    /** The last of them; waits for nothing. */
    last(line: string): SpokenCall {
      const found = this.of(line).at(-1);
      if (!found) throw new Error(`Nobody called ${line}`);
      return found;
    },
    stop() {
      globalThis.fetch = usual;
    },
  };
}
