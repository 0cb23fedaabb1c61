import type { Cause } from '@/features/timeline';
import type { LoggedRow } from './rowLog';

export interface Explanation {
  /** From the first row to the explained one; each was caused by the previous one. */
  steps: LoggedRow[];
  /** Cause of the first row; refers to a row only when that one is no longer in the log. */
  origin: Cause;
}

type Find = (row: number) => LoggedRow | undefined;

function rowBefore({ row, cause }: LoggedRow, find: Find): LoggedRow | undefined {
  return 'row' in cause && cause.row < row ? find(cause.row) : undefined;
}

/** Chain of causes from the user input, or the start of the visit, to the row. Null for an unknown row. */
export function explain(find: Find, row: number): Explanation | null {
  const last = find(row);
  if (!last) return null;
  const steps = [last];
  let first = last;
  for (let before = rowBefore(first, find); before; before = rowBefore(first, find)) {
    steps.unshift(before);
    first = before;
  }
  return { steps, origin: first.cause };
}
