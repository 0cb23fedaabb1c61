import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { bleed } from '@/shared/ui';

export const HeadRoot = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(6),
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(4) },
}));

/**
 * Reserves the picture's height; spans the screen on phones. Without the pale background of other pictures:
 * a cover would leave a light line of it at its corners.
 */
export const BannerBox = styled('div')(bleed, ({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 16,
  height: 'clamp(120px, 20vw, 280px)',
  backgroundColor: theme.vars?.palette.divider,
  '& > *': { height: '100%' },
  '& > :not(.MuiSkeleton-root)': { backgroundColor: 'transparent' },
  [theme.breakpoints.down('sm')]: { borderRadius: 0, paddingInline: 0 },
}));

export const HeadLine = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(4, 5),
  paddingInline: theme.spacing(6),
  '&[data-over] > :not(:first-of-type)': { marginBlockStart: theme.spacing(4) },
  '&[data-part]': { alignItems: 'center', paddingInline: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    paddingInline: 0,
    columnGap: theme.spacing(3),
  },
}));

export const LogoBox = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: 104,
  height: 104,
  border: `4px solid ${theme.vars?.palette.background.default}`,
  borderRadius: 24,
  backgroundColor: theme.vars?.palette.background.paper,
  '[data-over] > &': { marginBlockStart: -36 },
  '[data-part] > &': { width: 64, height: 64, border: 0, borderRadius: 16 },
  [theme.breakpoints.down('sm')]: { width: 80, height: 80, borderRadius: 20 },
}));

export const HeadDetails = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3.5),
  margin: theme.spacing(1.5, 0, 0),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
  '& a': {
    fontWeight: 500,
    color: theme.vars?.palette.primary.dark,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
}));

export const HeadActions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', '& > *': { flex: 1 } },
}));

export const ShopName = styled(Typography)(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: { fontSize: '1.375rem' },
  // Smaller rather than cut off: a touch screen could not show the rest.
  'h1&[data-long]': { fontSize: '1.25rem', [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' } },
})) as typeof Typography;
