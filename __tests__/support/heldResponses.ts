/** Releases what is held, in order. */
const releases = new Set<() => void>();

/** Waits in every call whose URL begins with `prefix` until the returned function lets them through. */
function holdCalls(
  prefix: string,
  callHeld: (fetch: typeof globalThis.fetch, released: Promise<void>) => typeof globalThis.fetch,
): () => void {
  const originalFetch = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const heldFetch = callHeld(originalFetch, released);
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(prefix)
      ? heldFetch(input, init)
      : originalFetch(input, init);
  const end = () => {
    globalThis.fetch = originalFetch;
    release();
    releases.delete(end);
  };
  releases.add(end);
  return end;
}

/** Releases what a failed test still holds, so that the calls of the next one are not held, too. */
export function releaseHeld(): void {
  for (const end of [...releases].reverse()) end();
}

/**
 * Holds back the responses to requests whose URL begins with `prefix`, which the backend has handled. Returns
 * the function that lets them through; its `handled` is the number of responses held.
 */
export function holdResponses(prefix: string): (() => void) & { handled: () => number } {
  let handled = 0;
  const release = holdCalls(prefix, (fetch, released) => async (input, init) => {
    const response = await fetch(input, init);
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
  const send = holdCalls(prefix, (fetch, released) => async (input, init) => {
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
