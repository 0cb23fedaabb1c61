import type { Timeline } from '@/features/timeline';
import { readCase } from './caseFile';
import type { CaseOutcome } from './caseOutcome';
import { unknownRow } from './endpoints';
import type { ReplayReducer } from './replay';
import { replay } from './replay';
import { stateDifference } from './stateDifference';
import { labels } from './labels';

/** Displays a case in the DevTools; the live visit is unaffected, and "Back to now" returns to it. */
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
  const difference = stateDifference(start, reducer(undefined, { type: '@@INIT' }));
  if (difference !== null) return { problem: labels.stateDifference(difference) };
  try {
    replay(reducer, { start, rows });
  } catch (problem) {
    return { problem: labels.unplayable(problem) };
  }
  if (!timeline.show(rows, start)) return { problem: labels.needsDevTools };
  return { done: labels.opened(rows.length) };
}
