import type { Timeline } from '@/features/timeline';
import { readCase } from './caseFile';
import type { CaseOutcome } from './caseOutcome';
import { unknownRow } from './endpoints';
import type { Difference, ReplayReducer } from './replay';
import { firstDifference, replay } from './replay';
import { stateDifference } from './stateDifference';
import { labels } from './labels';

/**
 * Displays a case in the DevTools, and returns the first row that gives another state here than where it was
 * saved. The live visit is unaffected, and "Back to now" returns to it.
 */
export function openCase(
  timeline: Pick<Timeline, 'show'>,
  reducer: ReplayReducer,
  text: string,
): CaseOutcome {
  const read = readCase(text);
  if ('problem' in read) return read;
  const { rows, start, release } = read.found;
  const unknown = unknownRow(rows);
  if (unknown) return { problem: labels.unknownEndpoint(unknown.type, release) };
  const initial = reducer(undefined, { type: '@@INIT' });
  const difference = stateDifference(start, initial);
  if (difference !== null) return { problem: labels.stateDifference(difference) };
  let differs: Difference | null;
  try {
    const replayed = replay(reducer, { start, rows });
    // The cache is a list of fingerprints there.
    const wrong = stateDifference({ ...replayed.end, api: undefined }, initial);
    if (wrong !== null) return { problem: labels.wrongEnd(wrong) };
    differs = firstDifference(read.found, replayed);
  } catch (problem) {
    return { problem: labels.unplayable(problem) };
  }
  if (!timeline.show(rows, start)) return { problem: labels.needsDevTools };
  return { done: differs ? labels.openedDifferent(read.found, differs) : labels.opened(read.found) };
}
