import type { Cause } from '@/features/timeline';
import type { LoggedRow } from './rowLog';

export interface Explanation {
  /** From the first row to the one that is explained; each was led to by the one before. */
  steps: LoggedRow[];
  /** What the first row came from; it names a row only where that one is not known any more. */
  origin: Cause;
}

type Find = (row: number) => LoggedRow | undefined;

/** After a commit the DevTools count anew: a number may be another row's by then. */
function rowBefore({ row, cause }: LoggedRow, find: Find): LoggedRow | undefined {
  if (!('row' in cause)) return undefined;
  const before = find(cause.row);
  return before && before.type === cause.type && before.row < row ? before : undefined;
}

/** The chain of causes that led to a row: from the press, or the start of the visit, to the row. Null for an unknown row. */
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
