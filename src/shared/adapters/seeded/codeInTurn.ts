type Load = (chunk: string | number, ...how: unknown[]) => Promise<unknown>;

/** What the bundler loads code by; it is there in bundled code alone. */
declare const __webpack_require__: { e: Load } | undefined;

/**
 * The shop's code comes when the network brings it: it is handed over in turn, and at once when it is here already.
 * `heard` is told of each that was asked for, and again when it was handed over.
 */
export function takeCodeInTurn(
  inTurn: (load: () => Promise<unknown>) => Promise<unknown>,
  heard: () => void,
): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const bundler = __webpack_require__;
  const load = bundler.e;
  const here = new Set<string | number>();
  bundler.e = async (chunk, ...how) => {
    heard();
    const loaded = await (here.has(chunk) ? load(chunk, ...how) : inTurn(() => load(chunk, ...how)));
    here.add(chunk);
    heard();
    return loaded;
  };
}
