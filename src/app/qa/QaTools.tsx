import { useSyncExternalStore } from 'react';
import { PanelPosition } from '@/features/qaPanel';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import type { Qa } from './createQa';

/**
 * QA's tools beside the page: the timeline with DevTools in every environment, the rest where the environment
 * allows it. Imported eagerly, so that no chunk has to be loaded during time travel.
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
