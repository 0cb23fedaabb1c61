import type { Action, Reducer } from '@reduxjs/toolkit';
import type { CaseFile } from './caseFile';
import { createFingerprints } from './fingerprint';

/** The root reducer as the timeline replays it. */
export type ReplayReducer = Reducer<unknown, Action>;

export interface Replayed {
  /** The fingerprint of the state after each row. */
  prints: string[];
  end: CaseFile['end'];
}

/** What a case tells of its last state: all of it, but of cached answers the fingerprints, for the rows hold them. */
function endOf(state: unknown, print: (value: unknown) => string): CaseFile['end'] {
  const { api, ...slices } = JSON.parse(JSON.stringify(state)) as Record<string, Record<string, object>>;
  const cache = Object.entries(api ?? {}).map(([part, entries]) => [
    part,
    Object.entries(entries).map(([key, entry]) => `${key} ${print(entry)}`),
  ]);
  return { ...slices, api: Object.fromEntries(cache) as Record<string, unknown> };
}

/** Plays the rows over the start. A row that a reducer throws at is named. */
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

/** The first row after which the state is another than it was, as "row 12, cart/opened"; null when none is. */
export function firstDifference({ rows, prints }: CaseFile, replayed: Replayed): string | null {
  const index = prints.findIndex((print, each) => print !== replayed.prints[each]);
  return index < 0 ? null : `row ${index + 1}, ${rows[index]?.type ?? ''}`;
}
