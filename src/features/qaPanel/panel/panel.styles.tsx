import { styled } from '@mui/material/styles';
import { smallText, unstyledList } from '@/shared/theme';

/** Collapsible section; `details` is accessible natively. */
export const Fold = styled('details')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  '& > summary': {
    padding: theme.spacing(2.5, 4),
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
  },
}));

/** A fieldset, so that all controls can be disabled at once. */
export const FoldBody = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  margin: 0,
  border: 0,
  '&:disabled': { opacity: 0.6 },
  gap: theme.spacing(3),
  padding: theme.spacing(1, 4, 4),
  overflowWrap: 'anywhere',
}));

/** Wrapping row of fields and buttons. */
export const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
}));

/** Titled group of controls within a section. */
export const Block = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

export const BlockTitle = styled('span')({ fontWeight: 600 });

export const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 7rem',
  gap: theme.spacing(1),
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
  '& > input, & > select': {
    font: 'inherit',
    fontSize: '.875rem',
    boxSizing: 'border-box',
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

export const Note = styled('span')(({ theme }) => ({
  display: 'block',
  margin: 0,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

export const Warning = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
  ...smallText,
  color: theme.vars?.palette.warning.dark,
  backgroundColor: theme.vars?.palette.warning.soft,
  borderRadius: 6,
}));

/** Description list: names at the start, values at the end. */
export const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: theme.spacing(1, 3),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > dt': { color: theme.vars?.palette.text.secondary },
  '& > dd': { margin: 0, textAlign: 'end' },
}));

/** List of entries with a control or label at their end. */
export const Entries = styled('ul')({ display: 'grid', gap: 4, ...unstyledList });

export const Entry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > span:first-of-type': { flex: 1 },
});

export const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'isBad' })<{ isBad: boolean }>(
  ({ theme, isBad }) => ({
    flex: 'none',
    padding: theme.spacing(0.5, 2),
    fontSize: '.75rem',
    fontWeight: 600,
    borderRadius: 6,
    color: theme.vars?.palette[isBad ? 'error' : 'success'].main,
    backgroundColor: theme.vars?.palette[isBad ? 'error' : 'success'].soft,
  }),
);

export const Rows = styled('select')({
  '&&': { height: 'auto', padding: 4, fontSize: '.75rem', fontVariantNumeric: 'tabular-nums' },
});

export const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  paddingInlineStart: theme.spacing(5),
  ...smallText,
  '& strong': { fontWeight: 600 },
}));
