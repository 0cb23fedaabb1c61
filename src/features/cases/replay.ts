import type { Action, Reducer } from '@reduxjs/toolkit';
import { stateChanges } from '@/domain/stateChanges';
import type { CaseFile } from './caseFile';
import { createFingerprints } from './fingerprint';

/** Root reducer that accepts rows named by endpoint. */
export type ReplayReducer = Reducer<unknown, Action>;

export interface Replayed {
  /** Fingerprint of the state after each row. */
  prints: string[];
  /** Fingerprint of each field that the row has changed, by its path. */
  changes: Record<string, string>[];
  end: CaseFile['end'];
}

/** Levels of the state in paths: a field of a slice, or a section of the cache. */
const LEVELS = 2;
/** The cache has a further level: its entries. */
const CACHE = 'api';

function printsOfChanges(before: unknown, after: unknown, print: (value: unknown) => string) {
  const changes = stateChanges(before, after, LEVELS).flatMap((change) =>
    change.path.startsWith(`${CACHE}.`)
      ? stateChanges(change.before, change.after, 1, change.path)
      : [change],
  );
  return Object.fromEntries(changes.map(({ path, after: value }) => [path, print(value)]));
}

/** Last state of a case, with fingerprints instead of cache entries, which the rows contain already. */
function endOf(state: unknown, print: (value: unknown) => string): CaseFile['end'] {
  const { api, ...slices } = JSON.parse(JSON.stringify(state)) as Record<string, Record<string, object>>;
  const cache = Object.entries(api ?? {}).map(([section, entries]) => [
    section,
    Object.entries(entries).map(([key, entry]) => `${key} ${print(entry)}`),
  ]);
  return { ...slices, api: Object.fromEntries(cache) as Record<string, unknown> };
}

/** Applies the rows to the start state. Throws an error that names the row when a reducer throws. */
export function replay(reducer: ReplayReducer, { start, rows }: Pick<CaseFile, 'start' | 'rows'>): Replayed {
  const print = createFingerprints();
  let state: unknown = start;
  const changes: Replayed['changes'] = [];
  const prints = rows.map((row, index) => {
    const before = state;
    try {
      state = reducer(state, row);
    } catch (problem) {
      throw new Error(`Row ${index + 1}, ${row.type}, cannot be played: ${String(problem)}`, {
        cause: problem,
      });
    }
    changes.push(printsOfChanges(before, state, print));
    return print(state);
  });
  return { prints, changes, end: endOf(state, print) };
}

/** Where replaying a case gives another state than the one that was recorded. */
export interface Difference {
  /** Number of the first such row, and its type. */
  row: number;
  type: string;
  /** Such as "cart.selectedShopIds"; empty if the file does not say what its rows have changed. */
  paths: string[];
}

type Changes = Record<string, string>;

/** Paths whose fingerprints differ. */
export const differingPaths = (there: Changes = {}, here: Changes = {}): string[] =>
  [...new Set([...Object.keys(there), ...Object.keys(here)])].filter((path) => there[path] !== here[path]);

/** First row after which the replayed state differs from the recorded one; null if none. */
export function firstDifference(
  { rows, prints, changes }: Pick<CaseFile, 'rows' | 'prints' | 'changes'>,
  replayed: Omit<Replayed, 'end'>,
): Difference | null {
  const index = prints.findIndex((print, each) => print !== replayed.prints[each]);
  if (index < 0) return null;
  const paths = changes ? differingPaths(changes[index], replayed.changes[index]) : [];
  return { row: index + 1, type: rows[index]?.type ?? '', paths };
}
