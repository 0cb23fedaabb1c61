import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { PanelPosition } from '@/features/qaPanel';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import type { Qa } from './createQa';

/** The build leaves out ripples; without this, a press would render one where the shop's theme has failed. */
const WITHOUT_THEME = { MuiButtonBase: { disableRipple: true } };

/**
 * QA's tools beside the page: the timeline with DevTools in every environment, the rest where the environment
 * allows it. Imported eagerly, so that no chunk has to be loaded during time travel.
 */
export function QaTools({ qa }: { qa: Qa }) {
  const isOpen = useSyncExternalStore(qa.panel.subscribe, qa.panel.isOpen);
  const { components } = useTheme();
  const tools = (
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
  if (components?.MuiButtonBase) return tools;
  return <DefaultPropsProvider value={WITHOUT_THEME}>{tools}</DefaultPropsProvider>;
}
