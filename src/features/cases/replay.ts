import type { Action, Reducer } from '@reduxjs/toolkit';
import type { CaseFile } from './caseFile';
import { createFingerprints } from './fingerprint';

/** Root reducer that accepts rows named by endpoint. */
export type ReplayReducer = Reducer<unknown, Action>;

export interface Replayed {
  /** Fingerprint of the state after each row. */
  prints: string[];
  end: CaseFile['end'];
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
  const prints = rows.map((row, index) => {
    try {
      state = reducer(state, row);
    } catch (problem) {
      throw new Error(`Row ${index + 1}, ${row.type}, cannot be played: ${String(problem)}`, {
        cause: problem,
      });
    }
    return print(state);
  });
  return { prints, end: endOf(state, print) };
}

/**
 * First row after which the replayed state differs from the recorded one, as "row 12, cart/opened"; null if
 * none.
 */
export function firstDifference({ rows, prints }: CaseFile, replayed: Replayed): string | null {
  const index = prints.findIndex((print, each) => print !== replayed.prints[each]);
  return index < 0 ? null : `row ${index + 1}, ${rows[index]?.type ?? ''}`;
}
