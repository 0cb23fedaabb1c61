import { GlobalStyles } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Ink for paper, over the colours of the light scheme. */
const ink = {
  '--shop-palette-text-primary': '#000',
  '--shop-palette-text-secondary': '#444',
  '--shop-palette-background-default': '#fff',
  '--shop-palette-background-paper': '#fff',
  '--shop-palette-divider': '#ccc',
};

type Sheet = Record<string, Record<string, string | number>>;

const LIGHT = ':root, [data-scheme="light"]';

/** The colours of the light scheme: a page that is dark on the screen is not so on paper. */
function lightColours(theme: Theme): Sheet[string] {
  const { generateStyleSheets } = theme as Theme & { generateStyleSheets: () => Sheet[] };
  return generateStyleSheets().find((sheet) => LIGHT in sheet)?.[LIGHT] ?? {};
}

const styles = (theme: Theme) => ({
  '@media print': {
    ':root:root:root': { ...lightColours(theme), ...ink },
    'header, footer, nav, aside, form, button, a[class*=MuiButton], [role=dialog], .notice-stack, [data-screen]':
      {
        display: 'none !important',
      },
    '[class*=MuiCard-root]': { breakInside: 'avoid', boxShadow: 'none !important' },
    main: { padding: '0 !important' },
  },
});

/** The print view of an order or a ticket: what it is, without the shop around it and without what only a screen can do. */
export function OnPaper() {
  return <GlobalStyles styles={styles} />;
}
