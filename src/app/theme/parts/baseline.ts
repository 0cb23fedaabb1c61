import type { Components, Theme } from '@mui/material/styles';

/** What holds for the whole document, and the two lengths that pages and bars agree on. */
export const baseline: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': {
        /** Room at both sides of the content; a full-bleed part takes it back with a negative margin. */
        '--gutter': '16px',
        /** Height of the bar at the foot of small screens, 0 where there is none. */
        '--bottom-bar': '0px',
        '@media (min-width: 600px)': { '--gutter': '24px' },
        '@media (min-width: 900px)': { '--gutter': '32px' },
        // Where fingers point, the floating cart tab stands in the gutter and needs its 44 px.
        '@media (min-width: 900px) and (pointer: coarse)': { '--gutter': '48px' },
        '&:has([data-bottom-bar])': { '--bottom-bar': 'calc(60px + env(safe-area-inset-bottom, 0px))' },
      },
      body: { overflowWrap: 'break-word' },
      img: { maxWidth: '100%' },
      ':focus-visible': theme.focusVisible || {},
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
        },
      },
    }),
  },
};
