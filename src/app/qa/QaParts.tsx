import { BenchPlace } from '@/features/bench';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import type { Qa } from './createQa';

/** QA tools next to the page. One chunk, so that nothing has to be loaded during time travel. */
export function QaParts({ qa }: { qa: Qa }) {
  return (
    <>
      <LookingBackBar timeline={qa} />
      <CaseShortcut cases={qa.cases} />
      <BenchPlace bench={qa.bench} />
    </>
  );
}
