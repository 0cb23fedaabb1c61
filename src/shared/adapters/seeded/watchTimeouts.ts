/**
 * Up to this long, in milliseconds, what waits belongs to what is going on: React holds a page back for 300 ms after its
 * placeholder, and dialogs fade.
 */
const LONGEST = 500;

/** Tells of each short timeout of the page; what it is answered with is called when it is over or taken back. */
export function watchTimeouts(begun: () => () => void): void {
  const [usualSet, usualClear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const ends = new Map<number, () => void>();
  const set = (callback: unknown, span = 0, ...facts: unknown[]): number => {
    if (typeof callback !== 'function' || span > LONGEST)
      return usualSet(callback as () => void, span, ...facts);
    const over = begun();
    const id: number = usualSet(() => {
      ends.delete(id);
      over();
      (callback as (...facts: unknown[]) => void)(...facts);
    }, span);
    ends.set(id, over);
    return id;
  };
  const clear = (id?: number) => {
    ends.get(id ?? -1)?.();
    ends.delete(id ?? -1);
    usualClear(id);
  };
  window.setTimeout = set as typeof window.setTimeout;
  window.clearTimeout = clear as typeof window.clearTimeout;
}
