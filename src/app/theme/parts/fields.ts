import type { Components, Theme } from '@mui/material/styles';
import { startOfPage } from '@/shared/ui';
import { smallText } from '@/shared/theme';

/** Labels are placed above the field, so that long translations fit and nothing moves while typing. */
export const fields: Components<Omit<Theme, 'components'>> = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: theme.spacing(1.5),
        pointerEvents: 'auto',
        whiteSpace: 'normal',
        ...smallText,
        fontWeight: 500,
        lineHeight: 1.4,
        color: theme.vars?.palette.text.primary,
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
        '&.Mui-error': { color: theme.vars?.palette.error.main },
        // Never alone on a line; not part of the label's name, since the field itself is `required`.
        '&[data-required]::after': { content: '"\\00a0*" / ""' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: 8,
        backgroundColor: theme.vars?.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          insetBlockStart: 0,
          borderColor: theme.vars?.palette.surface.controlLine,
          '& legend': { display: 'none' },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
        },
        '&.Mui-focused': { ...theme.focusVisible },
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(3, 3.5),
        // Below 16 px iOS zooms into the field.
        '@media (pointer: fine)': { fontSize: '.9375rem' },
      }),
      multiline: ({ theme }) => ({ padding: theme.spacing(3, 3.5), '& > textarea': { padding: 0 } }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: { '@media (pointer: coarse)': { padding: 10 } } } },
  MuiFormControlLabel: { styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: 44 } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ margin: theme.spacing(1.5, 0, 0), ...smallText, ...startOfPage }),
    },
  },
};
