import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useT } from '@/shared/texts';
import { Picture, VisuallyHidden } from '@/shared/ui';
import { StickyTools } from './StickyTools';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
}));

/** The head of a category: a band that ends with the category's picture. */
const Band = styled(Head)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"text picture" "tools picture"',
  gap: 0,
  overflow: 'hidden',
  borderRadius: 16,
  backgroundColor: theme.vars?.palette.primary.soft,
  '& > *': { padding: theme.spacing(6, 6, 0) },
  '& > :nth-of-type(2)': { gridArea: 'tools', alignSelf: 'end', padding: theme.spacing(4, 6, 6) },
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: '"text picture" "tools tools"',
    '& > *': { padding: theme.spacing(4) },
    // Beside the picture, words of 32 px would break.
    '& h1': { fontSize: '1.5rem' },
    '& > :nth-of-type(2)': { padding: theme.spacing(0, 4, 4) },
  },
}));

/** Degrees, because the words for sides are mirrored by the right-to-left styles. */
const fadeFrom = (side: '90deg' | '270deg') =>
  `linear-gradient(${side}, transparent, black 30%), linear-gradient(0deg, transparent, black 20%)`;

/** Square, so that nothing of the picture is cut off; its edges fade into the band. */
const BandPicture = styled('div')(({ theme }) => ({
  '&&': { gridArea: 'picture', alignSelf: 'center', width: 'clamp(7rem, 20vw, 13rem)', padding: 0 },
  aspectRatio: 1,
  display: 'grid',
  alignItems: 'center',
  maskImage: fadeFrom('90deg'),
  '[dir=rtl] &': { maskImage: fadeFrom('270deg') },
  maskComposite: 'intersect',
  [theme.breakpoints.down('sm')]: { '&&': { width: '7rem' } },
}));

const Count = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: theme.spacing(1.5, 0, 0),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface ListingHeadProps {
  /** Blank until the name of a category is loaded. */
  title: string;
  /** 2 if the page has its own h1. */
  level: 1 | 2;
  /** Undefined until loaded. */
  total: number | undefined;
  /** Beside the number of products. */
  note?: ReactNode;
  /** Picture of a category, null while it loads; a head without one is no band. */
  picture?: string | null | undefined;
  /** Filter and sort controls at the end. */
  children: ReactNode;
}

export function ListingHead({ title, level, total, note, picture, children }: ListingHeadProps) {
  const t = useT();
  const Root = picture === undefined ? Head : Band;
  return (
    <Root>
      <div>
        <Typography variant={level === 1 ? 'h1' : 'h2'}>
          <bdi>{title}</bdi>
          {title.trim() === '' && <VisuallyHidden>{t('Category')}</VisuallyHidden>}
        </Typography>
        <Count>
          {total === undefined ? '' : t('{count} products', { count: total })}
          {note && <> · {note}</>}
        </Count>
      </div>
      <StickyTools>{children}</StickyTools>
      {picture !== undefined && (
        <BandPicture>{picture && <Picture src={picture} alt="" fit="contain" isEager />}</BandPicture>
      )}
    </Root>
  );
}
