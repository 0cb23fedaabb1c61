import type { Components, Theme } from '@mui/material/styles';
import { smallText } from '@/shared/theme';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Quiet emphasis: primary text on its soft background. */
    soft: true;
  }
}

/** MUI's sizes of a button's icon, in rem: they grow with the size of texts in the browser's settings. */
const iconSizes = {
  variants: (
    [
      ['small', '1.125rem'],
      ['medium', '1.25rem'],
      ['large', '1.375rem'],
    ] as const
  ).map(([size, fontSize]) => ({ props: { size }, style: { '& > *:nth-of-type(1)': { fontSize } } })),
};

export const buttons: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        paddingInline: theme.spacing(5),
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 36, paddingInline: theme.spacing(3.5), ...smallText },
          },
          { props: { size: 'large' }, style: { minHeight: 52, fontSize: '1rem' } },
          { props: { variant: 'text' }, style: { paddingInline: theme.spacing(3) } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              borderColor: theme.vars?.palette.surface.controlLine,
              backgroundColor: theme.vars?.palette.background.paper,
              '&:hover': {
                borderColor: theme.vars?.palette.text.primary,
                backgroundColor: theme.vars?.palette.surface.muted,
              },
            },
          },
          {
            props: { variant: 'soft' },
            style: {
              color: theme.vars?.palette.primary.dark,
              backgroundColor: theme.vars?.palette.primary.soft,
              boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.surface.primaryLine}`,
              '&:hover': { backgroundColor: theme.vars?.palette.surface.primaryLine },
            },
          },
        ],
        '&.Mui-disabled': {
          color: theme.vars?.palette.text.secondary,
          backgroundColor: theme.vars?.palette.surface.strong,
        },
        '@media (pointer: coarse)': { '&.MuiButton-sizeSmall': { minHeight: 44 } },
      }),
      startIcon: iconSizes,
      endIcon: iconSizes,
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
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
};
