/**
 * Holds back the responses to requests whose URL begins with `prefix`, which the backend has handled. Returns
 * the function that lets them through.
 */
export function holdResponses(prefix: string): () => void {
  const originalFetch = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (typeof input === 'string' && input.startsWith(prefix)) await released;
    return response;
  };
  return () => {
    globalThis.fetch = originalFetch;
    release();
  };
}

/**
 * Holds back the requests whose URL begins with `prefix`, which the backend has not seen. Returns the number
 * of held requests, and the function that sends them.
 */
export function holdRequests(prefix: string): { held: () => number; send: () => void } {
  const originalFetch = globalThis.fetch;
  let held = 0;
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  globalThis.fetch = async (input, init) => {
    if (typeof input === 'string' && input.startsWith(prefix)) {
      held += 1;
      await sent;
    }
    return originalFetch(input, init);
  };
  return {
    held: () => held,
    send: () => {
      globalThis.fetch = originalFetch;
      send();
    },
  };
}
