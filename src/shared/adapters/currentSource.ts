import type { Source } from './timeTravel';
import { timeTravel } from './timeTravel';

let current: Source | null = null;

/** Runs a callback of a source. */
export function fromSource(source: Source | null, callback: () => void): void {
  const before = current;
  current = source;
  try {
    callback();
  } finally {
    current = before;
  }
}

/** Starts tracking which source calls back, also when time travel delays the callback. */
export function watchSources(): void {
  timeTravel.attribute = (callback, source) => {
    const cause = source ?? current;
    return () => fromSource(cause, callback);
  };
  // Events of the browser that other listeners handle in the same task.
  const events = [
    [window, 'online', 'network'],
    [window, 'offline', 'network'],
    [window, 'pageshow', 'tab'],
    [document, 'visibilitychange', 'tab'],
  ] as const;
  for (const [target, type, source] of events)
    target.addEventListener(
      type,
      () => {
        current = source;
        setTimeout(() => {
          current = null;
        });
      },
      true,
    );
}

/** The source whose callback is running; null outside of one. */
export const currentSource = () => current;
