import type { Timeline } from '@/features/timeline';
import type { CaseFile, CaseRow } from './caseFile';
import type { ReplayReducer } from './replay';

/** Of a longer visit the first rows become its start. */
const MOST_ROWS = 6000;

/** The rows of a visit from its start on, whether there are DevTools or not. */
export interface VisitLog {
  /** To be called before the first row. */
  begin(start: unknown): void;
  recorded(): Pick<CaseFile, 'start' | 'rows'> & {
    /** After the last row. */
    state: unknown;
  };
}

export function createVisitLog(timeline: Timeline, reducer: () => ReplayReducer): VisitLog {
  let start: unknown = {};
  let state: unknown = start;
  let rows: { order: number; action: CaseRow }[] = [];
  /** What React dispatches while a row is being told is heard before that row. */
  const insert = (order: number, action: CaseRow) => {
    const before = rows.findLastIndex((row) => row.order < order);
    rows.splice(before + 1, 0, { order, action });
  };
  return {
    begin(first) {
      start = first;
      state = first;
      timeline.hearRows(({ order, action, after }) => {
        state = after;
        insert(order, action);
        if (rows.length < 2 * MOST_ROWS) return;
        for (const { action: old } of rows.slice(0, -MOST_ROWS)) start = reducer()(start, old);
        rows = rows.slice(-MOST_ROWS);
      });
    },
    recorded: () => ({ start: start as CaseFile['start'], rows: rows.map(({ action }) => action), state }),
  };
}
