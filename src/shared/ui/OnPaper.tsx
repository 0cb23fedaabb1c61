import { GlobalStyles } from '@mui/material';

/** Ink for paper, whatever the screen is set to. */
const ink = {
  colorScheme: 'light',
  '--shop-palette-text-primary': '#000',
  '--shop-palette-text-secondary': '#444',
  '--shop-palette-background-default': '#fff',
  '--shop-palette-background-paper': '#fff',
  '--shop-palette-divider': '#ccc',
};

const styles = {
  '@media print': {
    ':root:root:root': ink,
    'header, footer, nav, aside, form, button, a[class*=MuiButton], [role=dialog], .notice-stack, [data-screen]':
      {
        display: 'none !important',
      },
    '[class*=MuiCard-root]': { breakInside: 'avoid', boxShadow: 'none !important' },
    main: { padding: '0 !important' },
  },
} as const;

/** The print view of an order or a ticket: what it is, without the shop around it and without what only a screen can do. */
export function OnPaper() {
  return <GlobalStyles styles={styles} />;
}
