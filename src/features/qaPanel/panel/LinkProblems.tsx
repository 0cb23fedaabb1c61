import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { Warning } from './panel.styles';
import { useRowDetails } from './useRowDetails';

/** Errors of the QA link, visible without expanding a section. */
export function LinkProblems({ panel }: { panel: QaPanelControl }) {
  const { problems } = useRowDetails(panel);
  if (problems.length === 0) return null;
  return (
    <Warning as="div" role="alert">
      {labels.problems}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Warning>
  );
}
