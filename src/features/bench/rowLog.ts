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
/** How many the panel lists. */
const MOST_SHOWN = 40;
const MINUTE = 60_000;

export interface RowLog {
  add: (row: LoggedRow) => void;
  find: (row: number) => LoggedRow | undefined;
  /** The newest of this type. */
  findLast: (type: string) => LoggedRow | undefined;
  /** The newest rows, the newest first; the same list until there is another row. */
  latest: () => readonly LoggedRow[];
  /** How many were added in the last minute, by the device's clock, which no bench moves. */
  perMinute: () => number;
  /** The last row's number; -1 before the first. */
  last: () => number;
}

export function createRowLog(): RowLog {
  const byNumber = new Map<number, LoggedRow>();
  let times: number[] = [];
  let last = -1;
  let latest: readonly LoggedRow[] | null = null;
  const found = (fits: (row: LoggedRow) => boolean, count: number): LoggedRow[] => {
    const rows: LoggedRow[] = [];
    for (let row = last; row >= Math.max(0, last - MOST_ROWS) && rows.length < count; row -= 1) {
      const logged = byNumber.get(row);
      if (logged && fits(logged)) rows.push(logged);
    }
    return rows;
  };
  return {
    add({ row, type, cause, at }) {
      // Only what is needed: states and payloads would be kept alive.
      byNumber.delete(row);
      byNumber.set(row, { row, type, cause, at });
      last = row;
      latest = null;
      times.push(performance.now());
      if (byNumber.size <= MOST_ROWS) return;
      const [oldest] = byNumber.keys();
      if (oldest !== undefined) byNumber.delete(oldest);
      if (times.length > 2 * MOST_ROWS) times = times.slice(-MOST_ROWS);
    },
    find: (row) => byNumber.get(row),
    findLast: (type) => found((logged) => logged.type === type, 1)[0],
    latest: () => (latest ??= found(() => true, MOST_SHOWN)),
    perMinute() {
      const since = performance.now() - MINUTE;
      times = times.filter((time) => time > since);
      return times.length;
    },
    last: () => last,
  };
}
