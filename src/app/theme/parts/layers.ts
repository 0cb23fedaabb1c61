import type { Components, Theme } from '@mui/material/styles';
import { elevation, fixedColors } from '@/shared/theme';

/** Overrides for popovers, menus and dialogs. */
export const layers: Components<Omit<Theme, 'components'>> = {
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginBlockStart: theme.spacing(1),
        borderRadius: 12,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: elevation.raised,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { minWidth: 208 },
      list: ({ theme }) => ({ padding: theme.spacing(1.5) }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        gap: theme.spacing(3),
        paddingInline: theme.spacing(3),
        borderRadius: 8,
        fontSize: '.9375rem',
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 }, paperFullScreen: { borderRadius: 0 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: fixedColors.scrim },
      },
    },
  },
};
