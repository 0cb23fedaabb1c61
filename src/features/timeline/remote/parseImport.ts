const parse = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : text);

/** Reads a file of the DevTools' export: a lifted state, or rows with the state before them. */
export function parseImport(file: unknown): { nextLiftedState: unknown; preloadedState?: unknown } {
  const content = parse(file);
  if (typeof content !== 'object' || content === null || !('payload' in content))
    return { nextLiftedState: content };
  const { payload, preloadedState } = content as { payload: unknown; preloadedState?: unknown };
  const start = parse(preloadedState);
  return { nextLiftedState: parse(payload), ...(start === undefined ? {} : { preloadedState: start }) };
}
