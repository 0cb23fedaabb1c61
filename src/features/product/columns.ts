import { styled } from '@mui/material/styles';

/**
 * Gallery, details, buy box: three columns from 1200 px, two below, one below 720 px (R70). The box is in the
 * shorter one of two columns.
 */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr) 300px',
  gridTemplateAreas: '"gallery details box"',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    gridTemplateAreas: '"gallery details" "gallery box"',
    gridTemplateRows: 'auto 1fr',
  },
  [theme.breakpoints.down('md')]: {
    gap: theme.spacing(6),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"gallery details" "box details"',
  },
  '@media (max-width: 719.98px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"gallery" "details" "box"',
    gridTemplateRows: 'auto',
  },
}));

export const GalleryColumn = styled('div')(({ theme }) => ({
  gridArea: 'gallery',
  minWidth: 0,
  // Stays in view beside longer details, below the sticky bar.
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 88 },
}));

export const DetailsColumn = styled('div')(({ theme }) => ({
  gridArea: 'details',
  display: 'grid',
  // Long words break instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  minWidth: 0,
}));

/** Without a shop and its promises nothing is in the box, and it takes no gap. */
export const BoxColumn = styled('div')({ gridArea: 'box', minWidth: 0, '&:empty': { display: 'none' } });
