/** Ends each holding, in order. */
const ends = new Set<() => void>();

/** Holds the next `times` calls whose URL begins with `prefix` until the returned function releases them. */
function holdCalls(
  prefix: string,
  times: number,
  callHeld: (fetch: typeof globalThis.fetch, released: Promise<void>) => typeof globalThis.fetch,
): () => void {
  const originalFetch = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const heldFetch = callHeld(originalFetch, released);
  let left = times;
  const holdingFetch: typeof globalThis.fetch = (input, init) => {
    if (left === 0 || typeof input !== 'string' || !input.startsWith(prefix))
      return originalFetch(input, init);
    left -= 1;
    return heldFetch(input, init);
  };
  globalThis.fetch = holdingFetch;
  const end = () => {
    left = 0;
    // Calls that began to be held later are still held.
    if (globalThis.fetch === holdingFetch) globalThis.fetch = originalFetch;
    ends.delete(end);
  };
  ends.add(end);
  return () => {
    end();
    release();
  };
}

/** Drops what a test still holds: released, a request would reach the backend during the next test. */
export function dropHeld(): void {
  for (const end of [...ends].reverse()) end();
}

/**
 * Holds back the responses to the next `times` requests whose URL begins with `prefix`, which the backend has
 * handled. Returns the function that lets them through; its `handled` is the number of responses held.
 */
export function holdResponses(prefix: string, times = Infinity): (() => void) & { handled: () => number } {
  let handled = 0;
  const release = holdCalls(prefix, times, (fetch, released) => async (input, init) => {
    const response = await fetch(input, init);
    // With its whole body, so that nothing of the network delays it after the release.
    await response
      .clone()
      .arrayBuffer()
      .catch(() => undefined);
    handled += 1;
    await released;
    return response;
  });
  return Object.assign(release, { handled: () => handled });
}

/**
 * Holds back the requests whose URL begins with `prefix`, which the backend has not seen. Returns the number
 * of held requests, and the function that sends them.
 */
export function holdRequests(prefix: string): { held: () => number; send: () => void } {
  let held = 0;
  const send = holdCalls(prefix, Infinity, (fetch, released) => async (input, init) => {
    held += 1;
    await released;
    return fetch(input, init);
  });
  return { held: () => held, send };
}

/** Replaces the next response to a request whose URL begins with `prefix`; the backend has handled it. */
export function replaceResponse(prefix: string, body: unknown): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (typeof input !== 'string' || !input.startsWith(prefix)) return response;
    globalThis.fetch = originalFetch;
    return Response.json(body);
  };
}
