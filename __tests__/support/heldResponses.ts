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
