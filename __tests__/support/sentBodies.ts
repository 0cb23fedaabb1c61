/** Records the JSON bodies of requests whose URL has this prefix, until `stop` is called. */
export function recordBodies(prefix: string) {
  const bodies: Record<string, unknown>[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && input.startsWith(prefix))
      bodies.push(JSON.parse(init?.body as string) as Record<string, unknown>);
    return originalFetch(input, init);
  };
  return { bodies, stop: () => (globalThis.fetch = originalFetch) };
}
