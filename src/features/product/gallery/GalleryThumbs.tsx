import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ProductMedia } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { fixedColors, onPicture } from '@/shared/theme';
import { Picture } from '@/shared/ui';

export const Thumbs = styled('div')(({ theme }) => ({
  gridArea: 'thumbs',
  display: 'grid',
  gap: theme.spacing(2.5),
  gridAutoRows: 'max-content',
  alignContent: 'start',
  // As high as the picture beside it, regardless of their number.
  alignSelf: 'stretch',
  height: 0,
  minHeight: '100%',
  padding: 3,
  margin: -3,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  [theme.breakpoints.down('lg')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(56px, 72px)',
    overflowX: 'auto',
    height: 'auto',
    minHeight: 0,
  },
}));

const Thumb = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: 10,
  cursor: 'pointer',
  background: 'none',
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${theme.vars?.palette.text.primary}`,
    borderRadius: 'inherit',
  },
  '&:focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 0 },
}));

const Play = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: fixedColors.white,
  backgroundColor: onPicture.shade,
});

interface GalleryThumbsProps {
  media: readonly ProductMedia[];
  index: number;
  onPick: (index: number) => void;
}

/** Scrolls only the strip, never the page, until the thumbnail is visible. */
function scrollIntoStrip(strip: HTMLElement | null, index: number): void {
  const thumb = strip?.children[index]?.getBoundingClientRect();
  const bounds = strip?.getBoundingClientRect();
  if (!strip || !thumb || !bounds) return;
  const overflow = (start: number, end: number, from: number, to: number) =>
    Math.min(0, start - from) || Math.max(0, end - to);
  strip.scrollBy({
    left: overflow(thumb.left, thumb.right, bounds.left, bounds.right),
    top: overflow(thumb.top, thumb.bottom, bounds.top, bounds.bottom),
  });
}

export function GalleryThumbs({ media, index, onPick }: GalleryThumbsProps) {
  const t = useT();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => scrollIntoStrip(strip.current, index), [index]);
  return (
    <Thumbs ref={strip}>
      {media.map((item, number) => (
        <Thumb
          key={item.id}
          type="button"
          aria-label={t('Picture {number}', { number: number + 1 })}
          aria-current={number === index || undefined}
          onClick={() => onPick(number)}
        >
          <Picture src={item.thumbnail} alt="" fit="contain" />
          {item.type !== 'image' && (
            <Play>
              <PlayCircleOutlined aria-hidden />
            </Play>
          )}
        </Thumb>
      ))}
    </Thumbs>
  );
}
