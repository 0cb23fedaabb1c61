/**
 * The DevTools send every state as JSON to their panel, where states share nothing. Of large responses the
 * panel therefore shows the beginning; exports, cases and the row of the response have all of it.
 */

/** Characters of JSON per cache entry and per state; 500 states stay below the DevTools' 16 MB. */
const ENTRY_SIZE = 1200;
const STATE_SIZE = 12_000;
/** Number of the newest cache entries per state; an hour of browsing leaves hundreds. */
const MOST_ENTRIES = 60;
const STRING_LENGTH = 120;
const ITEMS = 2;
const KEYS = 12;

interface Entry {
  status?: string | undefined;
  endpointName?: string | undefined;
  data?: unknown;
  fulfilledTimeStamp?: number | undefined;
}
interface Cache {
  queries: Record<string, Entry | undefined>;
  config: object;
  /** Tags of entries, and entries of tags. */
  provided?: {
    tags: Record<string, Record<string, readonly string[]>>;
    keys: Record<string, unknown>;
  };
}
interface Displayed {
  api: Cache;
}

const MARK = 'shortenedForDisplay';

function preview(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > STRING_LENGTH ? `${value.slice(0, STRING_LENGTH)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (depth === 0) return `[${value.length}]`;
    const items = value.slice(0, ITEMS).map((item) => preview(item, depth - 1));
    return value.length > ITEMS ? [...items, `… ${value.length} in all`] : items;
  }
  if (depth === 0) return '{…}';
  const pairs = Object.entries(value);
  const first = pairs.slice(0, KEYS).map(([key, each]) => [key, preview(each, depth - 1)] as const);
  if (pairs.length > KEYS) first.push(['…', `${pairs.length} keys in all`]);
  return Object.fromEntries(first);
}

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

function shortenEntry(entry: Entry): { entry: Entry; size: number } {
  const whole = sizeOf(entry);
  if (whole <= ENTRY_SIZE) return { entry, size: whole };
  for (const depth of [4, 3, 2, 1]) {
    const shorter = { ...entry, data: preview(entry.data, depth) };
    const size = sizeOf(shorter);
    if (size <= ENTRY_SIZE || depth === 1) return { entry: shorter, size };
  }
  return { entry, size: whole };
}

const mapValues = <Value, Result>(of: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)] as const));

const isWithCache = (state: unknown): state is Displayed =>
  typeof (state as Displayed | undefined)?.api?.queries === 'object';

/** Returns the DevTools' `stateSanitizer`. The first state stays whole: imports replay rows from it. */
export function createDisplayedState() {
  const entries = new WeakMap<Entry, ReturnType<typeof shortenEntry>>();
  const caches = new WeakMap<object, Record<string, Entry>>();

  const shortened = (entry: Entry) => {
    const known = entries.get(entry) ?? shortenEntry(entry);
    entries.set(entry, known);
    return known;
  };

  /** The newest responses; of those beyond the room only their status is shown. */
  const shortenQueries = (queries: Cache['queries']) => {
    let room = STATE_SIZE;
    const newest = Object.entries(queries)
      .flatMap(([key, entry]) => (entry ? [{ key, entry }] : []))
      .sort(
        (a, b) => (b.entry.fulfilledTimeStamp ?? Infinity) - (a.entry.fulfilledTimeStamp ?? Infinity) || 0,
      )
      .slice(0, MOST_ENTRIES);
    const shown = new Map<string, Entry>();
    for (const { key, entry } of newest) {
      const { entry: shorter, size } = shortened(entry);
      room -= size;
      const { status, endpointName, fulfilledTimeStamp } = entry;
      shown.set(key, room >= 0 ? shorter : { status, endpointName, fulfilledTimeStamp, data: '…' });
    }
    return Object.fromEntries(
      Object.keys(queries).flatMap((key) => {
        const entry = shown.get(key);
        return entry ? [[key, entry] as const] : [];
      }),
    );
  };

  /** The tags of displayed entries, and the first entries of a tag. */
  const shortenProvided = ({ tags, keys }: NonNullable<Cache['provided']>, shown: object) => ({
    tags: mapValues(tags, (ids) => mapValues(ids, (list) => list.slice(0, ITEMS))),
    keys: Object.fromEntries(Object.entries(keys).filter(([key]) => key in shown)),
  });

  return <S>(state: S, index: number): S => {
    if (index === 0 || !isWithCache(state)) return state;
    const { queries } = state.api;
    const shown = caches.get(queries) ?? shortenQueries(queries);
    caches.set(queries, shown);
    const { provided } = state.api;
    return {
      ...state,
      api: {
        ...state.api,
        queries: shown,
        ...(provided && { provided: shortenProvided(provided, shown) }),
        config: { ...state.api.config, [MARK]: true },
      },
    };
  };
}

/** Whether a state went through the sanitizer, so that its cache is not complete. */
export function isShortened(state: unknown): boolean {
  return isWithCache(state) && MARK in state.api.config;
}
