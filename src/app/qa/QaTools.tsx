import { useSyncExternalStore } from 'react';
import { PanelPosition } from '@/features/qaPanel';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import type { Qa } from './createQa';

/**
 * What QA sees beside the page: with the DevTools the timeline everywhere, the rest where the environment allows it. The code comes with it, so that nothing has
 * to be loaded while QA looks back.
 */
export function QaTools({ qa }: { qa: Qa }) {
  const isOpen = useSyncExternalStore(qa.panel.subscribe, qa.panel.isOpen);
  return (
    <>
      <LookingBackBar timeline={qa} />
      {isOpen && (
        <>
          <CaseShortcut cases={qa.cases} />
          <PanelPosition panel={qa.panel} />
        </>
      )}
    </>
  );
}
