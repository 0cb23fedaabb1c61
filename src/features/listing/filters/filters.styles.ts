import { ButtonBase } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { fixedColors, smallText, unstyledList } from '@/shared/theme';

/** The count beside an option; it is no part of the name by which the option is found. */
const count = (theme: Theme) => ({
  content: 'attr(data-count)',
  flex: 'none',
  ...smallText,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
});

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
  '&[data-count]::after': { ...count(theme), marginInlineStart: 'auto' },
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
  '&[data-count]::after': { ...count(theme), marginInlineStart: theme.spacing(1.5) },
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

/** A color swatch over its count, named by its aria-label; its margin is part of the hit area. */
export const Swatch = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  font: 'inherit',
  minWidth: 40,
  minHeight: 40,
  margin: -2,
  paddingBlock: 5,
  borderRadius: 8,
  '&::before': {
    content: '""',
    width: 30,
    height: 30,
    borderRadius: '50%',
    backgroundColor: 'var(--swatch)',
    boxShadow: fixedColors.swatchRing,
    outlineOffset: 3,
    forcedColorAdjust: 'none',
  },
  '&[data-count]::after': { ...count(theme), lineHeight: 1.25 },
  '&:disabled::before': { opacity: 0.3 },
  '&:disabled::after': { color: theme.vars?.palette.text.disabled },
  '&[aria-pressed=true]::before': { outline: `2px solid ${theme.vars?.palette.text.primary}` },
  '@media (hover: hover)': {
    '&:hover:not([aria-pressed=true])::before': {
      outline: `1px solid ${theme.vars?.palette.surface.controlLine}`,
    },
  },
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, margin: -4, paddingBlock: 7 },
}));
