/** Records the JSON bodies of the calls whose address begins like this, until it is stopped. */
export function recordBodies(beginning: string) {
  const bodies: Record<string, unknown>[] = [];
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && input.startsWith(beginning))
      bodies.push(JSON.parse(init?.body as string) as Record<string, unknown>);
    return usual(input, init);
  };
  return { bodies, stop: () => (globalThis.fetch = usual) };
}
