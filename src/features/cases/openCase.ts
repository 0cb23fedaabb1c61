import type { Timeline } from '@/features/timeline';
import { readCase } from './caseFile';
import type { CaseOutcome } from './createCases';
import { knownEndpoints } from './endpoints';
import { words } from './words';

/** Shows a case in the DevTools, row by row; the visit of now is left alone, and one press leads back to it. */
export function openCase(timeline: Timeline, text: string): CaseOutcome {
  const read = readCase(text);
  if ('problem' in read) return read;
  const { rows, start, release } = read.found;
  const endpoints = knownEndpoints();
  const unknown = rows.find(({ type }) => {
    const [, name] = /^api\/(\w+)\/(?:pending|fulfilled|rejected)$/.exec(type) ?? [];
    return name !== undefined && !endpoints.has(name);
  });
  if (unknown) return { problem: words.unknownEndpoint(unknown.type, release) };
  if (!timeline.show(rows, start)) return { problem: words.needsDevTools };
  return { done: words.opened(rows.length) };
}
