import type { Cause } from '@/features/timeline';

/** Logged part of a row; states are only stored by the DevTools. */
export interface LoggedRow {
  row: number;
  type: string;
  cause: Cause;
  /** Unix time in milliseconds by the shop's clock. */
  at: number;
}

/** Maximum number of logged rows; the oldest are dropped first. */
const MOST_ROWS = 5000;
/** Number of rows listed in the panel. */
const MOST_SHOWN = 40;
const MINUTE = 60_000;

export interface RowLog {
  add: (row: LoggedRow) => void;
  find: (row: number) => LoggedRow | undefined;
  /** Newest row of this type. */
  findLast: (type: string) => LoggedRow | undefined;
  /** Newest rows, newest first; the array keeps its identity until another row is added. */
  latest: () => readonly LoggedRow[];
  /** Number of rows in the last minute, by the device's clock, which the panel cannot move. */
  perMinute: () => number;
  /** Number of the last row; -1 before the first. */
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
      // Copies only these fields; states and payloads would stay in memory otherwise.
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
