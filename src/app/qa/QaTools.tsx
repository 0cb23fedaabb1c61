import { GlobalStyles } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useMemo, useSyncExternalStore } from 'react';
import { PanelPosition } from '@/features/qaPanel';
import { CaseShortcut } from '@/features/cases';
import { LookingBackBar } from '@/features/timeline';
import { createShopTheme } from '../theme/createShopTheme';
import type { Qa } from './createQa';

/**
 * QA's tools beside the page: the timeline with DevTools in every environment, the rest where the environment
 * allows it. Imported eagerly, so that no chunk has to be loaded during time travel.
 */
export function QaTools({ qa }: { qa: Qa }) {
  const isOpen = useSyncExternalStore(qa.panel.subscribe, qa.panel.isOpen);
  const { components } = useTheme();
  const isThemed = Boolean(components?.MuiButtonBase);
  // Where the shop's theme has failed: the build leaves out the theme of MUI.
  const ownTheme = useMemo(() => (isThemed ? null : createShopTheme('ltr', null)), [isThemed]);
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
  if (!ownTheme) return tools;
  return (
    <ThemeProvider theme={ownTheme}>
      <GlobalStyles styles={ownTheme.generateStyleSheets()} />
      {tools}
    </ThemeProvider>
  );
}
