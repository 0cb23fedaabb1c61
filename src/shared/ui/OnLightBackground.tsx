import { GlobalStyles } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { fixedColors } from '../theme';

/** Print colors that override those of the light scheme. */
const ink = {
  '--shop-palette-text-primary': fixedColors.print.text,
  '--shop-palette-text-secondary': fixedColors.print.textMuted,
  '--shop-palette-background-default': fixedColors.print.paper,
  '--shop-palette-background-paper': fixedColors.print.paper,
  '--shop-palette-divider': fixedColors.print.line,
};

type Sheet = Record<string, Record<string, string | number>>;

const LIGHT = ':root, [data-scheme="light"]';

/** Variables of the light scheme, so that a page in the dark scheme prints light. */
function lightColors(theme: Theme): Sheet[string] {
  const { generateStyleSheets } = theme as Theme & { generateStyleSheets: () => Sheet[] };
  return generateStyleSheets().find((sheet) => LIGHT in sheet)?.[LIGHT] ?? {};
}

const styles = (theme: Theme) => ({
  '@media print': {
    ':root:root:root': { ...lightColors(theme), ...ink },
    'header, footer, nav, aside, form, button, a[class*=MuiButton], [role=dialog], .notice-stack, [data-screen]':
      {
        display: 'none !important',
      },
    '[class*=MuiCard-root]': { breakInside: 'avoid', boxShadow: 'none !important' },
    main: { padding: '0 !important' },
  },
});

/** Print styles for an order or a ticket: hides the shop's frame and all interactive elements. */
export function OnLightBackground() {
  return <GlobalStyles styles={styles} />;
}
