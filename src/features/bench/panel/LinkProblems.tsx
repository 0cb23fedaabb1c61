import type { Bench } from '../createBench';
import { words } from '../words';
import { Warning } from './parts';
import { useFacts } from './useFacts';

/** Errors of the QA link, visible without expanding a section. */
export function LinkProblems({ bench }: { bench: Bench }) {
  const { problems } = useFacts(bench);
  if (problems.length === 0) return null;
  return (
    <Warning as="div" role="alert">
      {words.problems}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Warning>
  );
}
