import { styled } from '@mui/material/styles';

/** A part of the bench that can be folded; keyboards and screen readers know `details` by themselves. */
export const Fold = styled('details')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  '& > summary': {
    padding: theme.spacing(2.5, 4),
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
  },
}));

export const FoldBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(1, 4, 4),
  overflowWrap: 'anywhere',
}));

/** A line of fields and buttons that wraps where it is narrow. */
export const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
}));

export const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 7rem',
  gap: theme.spacing(1),
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
  '& > input, & > select': {
    font: 'inherit',
    fontSize: '.875rem',
    minHeight: 36,
    minWidth: 0,
    width: '100%',
    paddingInline: theme.spacing(2),
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.paper,
    border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
    borderRadius: 6,
  },
  '@media (pointer: coarse)': { '& > input, & > select': { minHeight: 44, fontSize: '1rem' } },
}));

export const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

export const Warning = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
  fontSize: '.8125rem',
  color: theme.vars?.palette.warning.dark,
  backgroundColor: theme.vars?.palette.warning.soft,
  borderRadius: 6,
}));

/** Names at the start, figures at the end. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: theme.spacing(1, 3),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > dt': { color: theme.vars?.palette.text.secondary },
  '& > dd': { margin: 0, textAlign: 'end' },
}));
