import { BenchPlace } from '@/features/bench';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import type { Qa } from './createQa';

/** What QA sees beside the page. The code comes with it, so that nothing has to be loaded while QA looks back. */
export function QaParts({ qa }: { qa: Qa }) {
  return (
    <>
      <LookingBackBar timeline={qa} />
      <CaseShortcut cases={qa.cases} />
      <BenchPlace bench={qa.bench} />
    </>
  );
}
