type Load = (chunk: string | number, ...how: unknown[]) => Promise<unknown>;

/** webpack's runtime; only defined in bundled code. */
declare const __webpack_require__: { e: Load } | undefined;

/**
 * Delivers lazily loaded chunks in the order of their requests, already loaded ones at once. Calls `onChange`
 * when a chunk is requested and again when it is delivered.
 */
export function takeCodeInOrder(
  queued: (load: () => Promise<unknown>) => Promise<unknown>,
  onChange: () => void,
): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const bundler = __webpack_require__;
  const load = bundler.e;
  const loadedChunks = new Set<string | number>();
  bundler.e = async (chunk, ...how) => {
    onChange();
    const loaded = await (loadedChunks.has(chunk) ? load(chunk, ...how) : queued(() => load(chunk, ...how)));
    loadedChunks.add(chunk);
    onChange();
    return loaded;
  };
}
