import { useSyncExternalStore } from 'react';
import { BenchPlace } from '@/features/bench';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import type { Qa } from './createQa';

/**
 * What QA sees beside the page: with the DevTools the timeline everywhere, the rest where the environment allows it. The code comes with it, so that nothing has
 * to be loaded while QA looks back.
 */
export function QaParts({ qa }: { qa: Qa }) {
  const isOpen = useSyncExternalStore(qa.bench.subscribe, qa.bench.isOpen);
  return (
    <>
      <LookingBackBar timeline={qa} />
      {isOpen && (
        <>
          <CaseShortcut cases={qa.cases} />
          <BenchPlace bench={qa.bench} />
        </>
      )}
    </>
  );
}
