import { styled } from '@mui/material/styles';
import type { Banner } from '@/domain/catalogue';
import { AdTile } from './AdTile';
import { HeroCarousel } from './HeroCarousel';

/** The carousel beside two tiles, or only one of both, depending on the response. */
export const HeroGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Padding, since a margin would shift the page when this replaces the skeleton.
  paddingBlockStart: theme.spacing(6),
  '&[data-split]': { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down('lg')]: { '&[data-split]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [theme.breakpoints.down('md')]: { gap: theme.spacing(4), paddingBlockStart: theme.spacing(4) },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), paddingBlockStart: theme.spacing(1) },
}));

export const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridAutoRows: '1fr',
  // Large text on a phone: a tile takes the whole row, since half of it would break words.
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  },
}));

export function Hero({ banners, ads }: { banners: readonly Banner[]; ads: readonly Banner[] }) {
  if (banners.length + ads.length === 0) return null;
  const isSplit = banners.length > 0 && ads.length > 0;
  return (
    <HeroGrid data-split={isSplit || undefined}>
      {banners.length > 0 && <HeroCarousel banners={banners} />}
      {ads.length > 0 && (
        <Tiles>
          {ads.map((ad) => (
            <AdTile key={ad.id} ad={ad} />
          ))}
        </Tiles>
      )}
    </HeroGrid>
  );
}
