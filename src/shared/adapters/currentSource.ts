import type { Source } from './timeTravel';
import { timeTravel } from './timeTravel';

let current: Source | null = null;

/** Starts tracking which source calls back, also when time travel has delayed the callback. */
export function watchSources(): void {
  timeTravel.attribute = (callback, source) => () => {
    const before = current;
    current = source;
    try {
      callback();
    } finally {
      current = before;
    }
  };
}

/** The source whose callback is running; null outside of one. */
export const currentSource = () => current;
