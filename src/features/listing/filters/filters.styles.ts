import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { fixedColors, smallText, unstyledList } from '@/shared/theme';

/** A vertical list of options with radio or check marks. */
export const OptionList = styled('ul')({ ...unstyledList });

export const Option = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: theme.spacing(2.5),
  width: '100%',
  minHeight: 36,
  borderRadius: 6,
  font: 'inherit',
  fontSize: '.875rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: '50%',
    border: `1.5px solid ${theme.vars?.palette.surface.controlLine}`,
    backgroundColor: theme.vars?.palette.background.paper,
    transition: 'border 100ms',
  },
  '&[aria-pressed=true]::before': { border: `.375rem solid ${theme.vars?.palette.primary.main}` },
  '&[aria-pressed=true]': { fontWeight: 600 },
  '&:disabled': { color: theme.vars?.palette.text.disabled, '&::before': { opacity: 0.5 } },
  // The count, which is no part of the name by which the option is found.
  '&[data-count]::after': {
    content: 'attr(data-count)',
    flex: 'none',
    marginInlineStart: 'auto',
    ...smallText,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 400,
    color: theme.vars?.palette.text.secondary,
  },
  '@media (hover: hover)': { '&:hover::before': { borderColor: theme.vars?.palette.primary.main } },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** An option of which several may be chosen. */
export const CheckOption = styled(Option)(({ theme }) => ({
  '&::before': { borderRadius: 6 },
  '&[aria-pressed=true]::before': {
    borderWidth: 1.5,
    backgroundColor: theme.vars?.palette.primary.main,
    borderColor: theme.vars?.palette.primary.main,
  },
  '& > svg:first-of-type': {
    position: 'absolute',
    insetInlineStart: '.125rem',
    fontSize: '1rem',
    color: theme.vars?.palette.primary.contrastText,
    visibility: 'hidden',
  },
  '&[aria-pressed=true] > svg:first-of-type': { visibility: 'visible' },
}));

/** A wrapping row of options. */
export const Pills = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
}));

export const Pill = styled(ButtonBase)(({ theme }) => ({
  minWidth: 44,
  minHeight: 36,
  maxWidth: '100%',
  paddingInline: theme.spacing(2.5),
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  borderRadius: 8,
  font: 'inherit',
  ...smallText,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: theme.vars?.palette.text.primary },
  '&:disabled': {
    color: theme.vars?.palette.text.disabled,
    borderColor: theme.vars?.palette.divider,
    borderStyle: 'dashed',
  },
  '&[aria-pressed=true]': {
    fontWeight: 600,
    color: theme.vars?.palette.primary.dark,
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** A color swatch, named by its aria-label; its margin is part of the hit area. */
export const Swatch = styled(ButtonBase)(({ theme }) => ({
  width: 40,
  height: 40,
  margin: -2,
  borderRadius: '50%',
  '&::before': {
    content: '""',
    width: 30,
    height: 30,
    borderRadius: '50%',
    backgroundColor: 'var(--swatch)',
    boxShadow: fixedColors.swatchRing,
    forcedColorAdjust: 'none',
  },
  '&:disabled::before': { opacity: 0.3 },
  '&[aria-pressed=true]': { boxShadow: `inset 0 0 0 2px ${theme.vars?.palette.text.primary}` },
  '@media (hover: hover)': {
    '&:hover:not([aria-pressed=true])': {
      boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.surface.controlLine}`,
    },
  },
  '@media (pointer: coarse)': { width: 44, height: 44, margin: -4 },
}));
