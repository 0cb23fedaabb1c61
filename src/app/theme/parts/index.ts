import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { fields } from './fields';
import { layers } from './layers';

/** Global overrides of MUI components. Local styles belong into a `styled` component next to their use. */
export const componentStyles: Components<Omit<Theme, 'components'>> = {
  ...buttons,
  ...fields,
  ...layers,
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
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
};
