import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';
import { bleed } from '@/shared/ui';

/** The sale's picture fades into the ground of the text; keeps its height while both load. */
export const Band = styled('section')(bleed, ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 'clamp(260px, 23vw, 400px)',
  marginBlockEnd: theme.spacing(6),
  borderRadius: 16,
  color: theme.vars?.palette.deep.text,
  backgroundColor: theme.vars?.palette.deep.main,
  '--ring': fixedColors.white,
  [theme.breakpoints.down('sm')]: { borderRadius: 0, paddingInline: 0 },
}));

export const BandText = styled('div')(({ theme }) => ({
  // Above the picture, whose faded edge it overlaps.
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(8),
  [theme.breakpoints.up('sm')]: { width: '52%' },
  '& > p': { minHeight: '1.5em', margin: 0, color: theme.vars?.palette.deep.textMuted },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(6, 4) },
}));

/** A long name reaches to a fifth of the picture, which stays dark there, even if it is white. */
const fadeFrom = (start: string) =>
  `linear-gradient(${start}, transparent, ${fixedColors.darken} 22%, ${fixedColors.black} 58%)`;

export const BandPicture = styled('div')(({ theme }) => ({
  minHeight: 0,
  '& > *': { height: '100%' },
  // As on banners, the products are at the end of the picture.
  '& img': { objectPosition: '100% 100%' },
  '[dir=rtl] & img': { objectPosition: '0% 100%' },
  '&[data-over]': { filter: 'grayscale(.9)', opacity: 0.55 },
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '66%',
    maskImage: fadeFrom('90deg'),
    '[dir=rtl] &': { maskImage: fadeFrom('270deg') },
  },
  [theme.breakpoints.down('sm')]: { maskImage: `linear-gradient(transparent, ${fixedColors.black} 40%)` },
}));

export const BandTitle = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 40,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', fontSize: '2.25rem', color: fixedColors.flash },
  // Two lines are reserved where many names need both, so that nothing below moves when the name arrives.
  [theme.breakpoints.down('sm')]: { minHeight: '2lh', fontSize: '1.5rem' },
})) as typeof Typography;

/** Reserves the height of the countdown, or of the button that replaces it. */
export const CountdownSlot = styled('div')({ minHeight: 52 });
