import { styled } from '@mui/material/styles';
import type { Banner } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { onPicture } from '@/shared/theme';
import { Chevron, Link } from '@/shared/ui';
import { Scene } from './Scene';

const Tile = styled(Link)(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: theme.spacing(2),
  minHeight: 196,
  padding: theme.spacing(7),
  overflow: 'hidden',
  borderRadius: 16,
  color: onPicture.ink,
  textDecoration: 'none',
  '& > :first-of-type': { zIndex: -1 },
  '& img': { transition: 'transform 250ms cubic-bezier(.16, 1, .3, 1)' },
  '@media (hover: hover)': { '&:hover img:last-of-type': { transform: 'scale(1.02)' } },
  [theme.breakpoints.down('md')]: { minHeight: 170, padding: theme.spacing(5.5) },
  [theme.breakpoints.down('sm')]: { minHeight: 236, padding: theme.spacing(4), justifyContent: 'flex-start' },
}));

export const TileTitle = styled('h2')(({ theme }) => ({
  margin: 0,
  maxWidth: '60%',
  fontSize: '1.5rem',
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { fontSize: '1.25rem' },
  [theme.breakpoints.down('sm')]: { maxWidth: 'none' },
}));

const ShopNow = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontSize: '.875rem',
  fontWeight: 700,
});

/** An advertisement beside the carousel. */
export function AdTile({ ad }: { ad: Banner }) {
  const t = useT();
  return (
    <Tile to={ad.link ?? paths.products}>
      <Scene banner={ad} loading="eager" />
      <TileTitle>
        <bdi>{ad.title}</bdi>
      </TileTitle>
      <ShopNow>
        {t('Shop now')}
        <Chevron to="end" />
      </ShopNow>
    </Tile>
  );
}
