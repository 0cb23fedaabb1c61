import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';
import { bleed } from '@/shared/ui';

/** Text beside the sale's picture; keeps its height while both load. */
export const Band = styled('section')(bleed, ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
  overflow: 'hidden',
  minHeight: 260,
  marginBlockEnd: theme.spacing(6),
  borderRadius: 16,
  color: theme.vars?.palette.deep.text,
  backgroundColor: theme.vars?.palette.deep.main,
  '--ring': fixedColors.white,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { borderRadius: 0, paddingInline: 0 },
}));

export const BandText = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(8),
  '& > p': { minHeight: '1.5em', margin: 0, color: theme.vars?.palette.deep.textMuted },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(6, 4) },
}));

export const BandPicture = styled('div')({
  minHeight: 0,
  '& > *': { height: '100%' },
  '&[data-over]': { filter: 'grayscale(.9)', opacity: 0.55 },
});

export const BandTitle = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 40,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', fontSize: 36, color: fixedColors.flash },
  // Two lines are reserved where many names need both, so that nothing below moves when the name arrives.
  [theme.breakpoints.down('sm')]: { minHeight: '2lh', fontSize: '1.5rem' },
})) as typeof Typography;

/** Reserves the height of the countdown, or of the button that replaces it. */
export const CountdownSlot = styled('div')({ minHeight: 52 });
