import { stateChanges } from '@/domain/stateChanges';
import type { Cause } from '@/features/timeline';
import { labels } from './labels';

/** Logged part of a row; states are only stored by the DevTools. */
export interface LoggedRow {
  row: number;
  type: string;
  cause: Cause;
  /** Unix time in milliseconds by the shop's clock. */
  at: number;
  /** What the row has changed in the state, as "cart.isOpen: false → true". */
  changes: readonly string[];
  /** Payload of an event by field, as "reason: "expired""; none for calls, whose responses are long. */
  payload: readonly string[];
}

/** A row with the states before and after it, of which only the difference is kept. */
export interface NewRow extends Omit<LoggedRow, 'changes' | 'payload'> {
  before?: unknown;
  after?: unknown;
  action?: object;
}

/** Maximum number of logged rows; the oldest are dropped first. */
const MOST_ROWS = 5000;
/** Number of rows listed in the panel. */
const MOST_SHOWN = 40;
const MINUTE = 60_000;
/** Levels of the state that are compared: a field of a cache entry is the fourth. */
const LEVELS = 4;
/** Number of changes listed per row. */
const MOST_CHANGES = 12;
/** Length of a value in the list. */
const LONGEST_VALUE = 60;

/** A value as one short line; lists and objects only by their size, because they may be long. */
function shortValue(value: unknown): string {
  if (Array.isArray(value)) return labels.items(value.length);
  if (typeof value === 'object' && value !== null) return labels.fields(Object.keys(value).length);
  const text = JSON.stringify(value) ?? labels.absent;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function changesOf({ before, after }: NewRow): string[] {
  const changes = stateChanges(before, after, LEVELS);
  const listed = changes
    .slice(0, MOST_CHANGES)
    .map((change) => `${change.path}: ${shortValue(change.before)} → ${shortValue(change.after)}`);
  return changes.length > MOST_CHANGES ? [...listed, labels.more(changes.length - MOST_CHANGES)] : listed;
}

function payloadOf({ type, action }: NewRow): string[] {
  const { payload }: { payload?: unknown } = action ?? {};
  if (payload === undefined || isCall(type)) return [];
  if (typeof payload !== 'object' || payload === null) return [shortValue(payload)];
  const fields = Object.entries(payload).map(([name, value]) => `${name}: ${shortValue(value)}`);
  return fields.length > MOST_CHANGES
    ? [...fields.slice(0, MOST_CHANGES), labels.more(fields.length - MOST_CHANGES)]
    : fields;
}

const isCall = (type: string) => type.startsWith('api/');

export interface RowLog {
  add: (row: NewRow) => void;
  find: (row: number) => LoggedRow | undefined;
  /** Newest row of this type. */
  findLast: (type: string) => LoggedRow | undefined;
  /** Newest rows, newest first; the array keeps its identity until another row is added. */
  latest: () => readonly LoggedRow[];
  /** `latest` without the rows of calls and their cache. */
  latestEvents: () => readonly LoggedRow[];
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
  let latestEvents: readonly LoggedRow[] | null = null;
  const found = (fits: (row: LoggedRow) => boolean, count: number): LoggedRow[] => {
    const rows: LoggedRow[] = [];
    for (let row = last; row >= Math.max(0, last - MOST_ROWS) && rows.length < count; row -= 1) {
      const logged = byNumber.get(row);
      if (logged && fits(logged)) rows.push(logged);
    }
    return rows;
  };
  return {
    add(added) {
      const { row, type, cause, at } = added;
      // Copies only these fields; states and payloads would stay in memory otherwise.
      byNumber.delete(row);
      byNumber.set(row, { row, type, cause, at, changes: changesOf(added), payload: payloadOf(added) });
      last = row;
      latest = null;
      latestEvents = null;
      times.push(performance.now());
      if (byNumber.size <= MOST_ROWS) return;
      const [oldest] = byNumber.keys();
      if (oldest !== undefined) byNumber.delete(oldest);
      if (times.length > 2 * MOST_ROWS) times = times.slice(-MOST_ROWS);
    },
    find: (row) => byNumber.get(row),
    findLast: (type) => found((logged) => logged.type === type, 1)[0],
    latest: () => (latest ??= found(() => true, MOST_SHOWN)),
    latestEvents: () => (latestEvents ??= found(({ type }) => !isCall(type), MOST_SHOWN)),
    perMinute() {
      const since = performance.now() - MINUTE;
      times = times.filter((time) => time > since);
      return times.length;
    },
    last: () => last,
  };
}
