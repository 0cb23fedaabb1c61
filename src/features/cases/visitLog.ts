import type { Cause, Timeline } from '@/features/timeline';
import type { CaseFile, CaseRow } from './caseFile';
import type { ReplayReducer } from './replay';

/** Maximum number of rows; older ones are reduced into the start state. */
const MOST_ROWS = 6000;

/** Records the rows of a visit, with or without DevTools. */
export interface VisitLog {
  /** Must be called before the first row. */
  begin(start: unknown): void;
  recorded(): Pick<CaseFile, 'start' | 'omitted' | 'rows'> & {
    /** State after the last row. */
    state: unknown;
  };
}

/** The row with its cause's number in a log without its first rows; 0 is the start state. */
function renumbered(action: CaseRow, removed: number): CaseRow {
  const { cause, ...meta } = (action.meta ?? {}) as { cause?: Cause };
  if (removed === 0 || !cause || !('row' in cause)) return action;
  return { ...action, meta: { ...meta, cause: { ...cause, row: Math.max(cause.row - removed, 0) } } };
}

export function createVisitLog(timeline: Timeline, reducer: () => ReplayReducer): VisitLog {
  let start: unknown = {};
  let state: unknown = start;
  let rows: { row: number; action: CaseRow }[] = [];
  let removed = 0;
  /** Nested dispatches are received before their outer one, so rows are sorted by number. */
  const insert = (row: number, action: CaseRow) => {
    const before = rows.findLastIndex((each) => each.row < row);
    rows.splice(before + 1, 0, { row, action });
  };
  return {
    begin(first) {
      start = first;
      state = first;
      timeline.subscribeToRows(({ row, action, after }) => {
        state = after;
        insert(row, action);
        if (rows.length < 2 * MOST_ROWS) return;
        for (const { action: oldest } of rows.slice(0, -MOST_ROWS)) start = reducer()(start, oldest);
        removed += rows.length - MOST_ROWS;
        rows = rows.slice(-MOST_ROWS);
      });
    },
    recorded: () => ({
      start: start as CaseFile['start'],
      ...(removed > 0 && { omitted: removed }),
      rows: rows.map(({ action }) => renumbered(action, removed)),
      state,
    }),
  };
}
