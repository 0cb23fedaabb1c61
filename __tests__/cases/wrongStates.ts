import type { CaseFile, CaseRow } from '@/features/cases/caseFile';
import { fitsRow } from '@/features/cases/flow/checkPin';
import type { Pin } from '@/features/cases/flow/flowFile';
import type { Difference, Replayed } from '@/features/cases/replay';
import { differingPaths } from '@/features/cases/replay';

/** What of a case must not be pinned, since it was saved in the state of its bug. */
export interface Wrong {
  /** Paths whose recorded value is not the expected one. */
  paths: string[];
  /** Number of rows before the first one that must not have come; Infinity if all were right. */
  rows: number;
}

/** Where the recorded rows and states contradict what is expected. */
export function wrongIn(pins: readonly Pin[], rows: readonly CaseRow[]): Wrong {
  const contradicted = pins.filter((pin) => 'was' in pin);
  const firstWrong = contradicted.flatMap((pin) => {
    if (!('row' in pin) || pin.times === undefined) return [];
    const found = [...rows.keys()].filter((index) => fitsRow(pin, rows[index] ?? { type: '' }));
    return found.slice(pin.times, pin.times + 1);
  });
  return {
    paths: contradicted.flatMap((pin) => ('state' in pin ? pin.state : [])),
    rows: Math.min(Infinity, ...firstWrong),
  };
}

const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/**
 * `firstDifference` of a case that was saved in the state of its bug: paths with a wrong recorded value are
 * not compared. Where such a value decides others, these have to be expected as well.
 */
export function firstDifferenceBeside(
  { rows, changes }: Pick<CaseFile, 'rows' | 'changes'>,
  replayed: Pick<Replayed, 'changes'>,
  wrong: readonly string[],
): Difference | null {
  for (const [index, { type }] of rows.entries()) {
    const paths = differingPaths(changes?.[index], replayed.changes[index]).filter(
      (path) => !wrong.some((each) => overlaps(path, each)),
    );
    if (paths.length > 0) return { row: index + 1, type, paths };
  }
  return null;
}
