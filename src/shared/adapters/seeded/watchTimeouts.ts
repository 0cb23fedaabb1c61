/**
 * Timeouts up to this duration in milliseconds belong to the current effects: React throttles Suspense
 * reveals by 300 ms, and dialogs fade.
 */
const LONGEST = 500;

/**
 * Calls `onStart` for each short timeout of the page, and its result when the timeout has fired or was
 * cleared.
 */
export function watchTimeouts(onStart: () => () => void): void {
  const [originalSet, originalClear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const ends = new Map<number, () => void>();
  const set = (callback: unknown, span = 0, ...args: unknown[]): number => {
    if (typeof callback !== 'function' || span > LONGEST)
      return originalSet(callback as () => void, span, ...args);
    const end = onStart();
    const id: number = originalSet(() => {
      ends.delete(id);
      end();
      (callback as (...args: unknown[]) => void)(...args);
    }, span);
    ends.set(id, end);
    return id;
  };
  const clear = (id?: number) => {
    ends.get(id ?? -1)?.();
    ends.delete(id ?? -1);
    originalClear(id);
  };
  window.setTimeout = set as typeof window.setTimeout;
  window.clearTimeout = clear as typeof window.clearTimeout;
}
