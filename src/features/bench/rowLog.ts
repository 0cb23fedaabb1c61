import type { Cause } from '@/features/timeline';

/** What the bench keeps of a row; states stay with the DevTools. */
export interface LoggedRow {
  row: number;
  type: string;
  cause: Cause;
  /** Milliseconds since 1970 by the shop's clock. */
  at: number;
}

/** More are forgotten, the oldest first. */
const MOST_ROWS = 5000;
const MINUTE = 60_000;

export interface RowLog {
  add: (row: LoggedRow) => void;
  find: (row: number) => LoggedRow | undefined;
  /** The newest first. */
  latest: (count: number) => LoggedRow[];
  /** How many were added in the last minute, by the device's clock, which no bench moves. */
  perMinute: () => number;
  /** The last row's number; -1 before the first. */
  last: () => number;
}

export function createRowLog(): RowLog {
  const byNumber = new Map<number, LoggedRow>();
  let times: number[] = [];
  let last = -1;
  return {
    add({ row, type, cause, at }) {
      // Only what is needed: states and payloads would be kept alive.
      byNumber.delete(row);
      byNumber.set(row, { row, type, cause, at });
      last = row;
      times.push(performance.now());
      if (byNumber.size <= MOST_ROWS) return;
      const [oldest] = byNumber.keys();
      if (oldest !== undefined) byNumber.delete(oldest);
      if (times.length > 2 * MOST_ROWS) times = times.slice(-MOST_ROWS);
    },
    find: (row) => byNumber.get(row),
    latest(count) {
      const found: LoggedRow[] = [];
      for (let row = last; row >= 0 && found.length < count && found.length < byNumber.size; row -= 1) {
        const logged = byNumber.get(row);
        if (logged) found.push(logged);
      }
      return found;
    },
    perMinute() {
      const since = performance.now() - MINUTE;
      times = times.filter((time) => time > since);
      return times.length;
    },
    last: () => last,
  };
}
