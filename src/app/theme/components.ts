import type { Components, Theme } from '@mui/material/styles';

/** Looks of MUI's parts that hold everywhere; a look of one place is a `styled` part beside its component. */
export const componentStyles: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollbarGutter: 'stable' },
      body: { overflowWrap: 'break-word' },
      img: { maxWidth: '100%' },
      ':focus-visible': { outline: '3px solid var(--shop-palette-primary-main)', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          transitionDuration: '1ms !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } },
      sizeLarge: { minHeight: 52, fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        color: 'inherit',
        minWidth: 40,
        minHeight: 40,
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        borderColor: theme.vars?.palette.divider ?? theme.palette.divider,
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
};
