import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ProductMedia } from '@/domain/catalogue';
import { safeHref } from '@/domain/safeHref';
import { useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { Picture } from '@/shared/ui';

interface GalleryVideoProps {
  item: ProductMedia;
  label: string;
}

const Video = styled('video')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  backgroundColor: fixedColors.black,
});

const Preview = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  containerType: 'size',
  // A square that fits the stage, which is wide or high on a full screen.
  '& > span': { maxWidth: '100cqmin' },
  '& > svg': {
    position: 'absolute',
    fontSize: 80,
    color: fixedColors.white,
    filter: fixedColors.gallery.shadow,
    transition: 'scale 150ms',
  },
  '&:hover > svg': { scale: 1.08 },
});

const PlayButton = styled('button')({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  cursor: 'pointer',
  background: 'none',
  '&:focus-visible': { outlineOffset: -4 },
});

const ExternalLink = styled('a')({ display: 'block', width: '100%', height: '100%' });

/** A video's preview picture; the video loads on press. External videos open in a new tab. */
export function GalleryVideo({ item, label }: GalleryVideoProps) {
  const t = useT();
  const [isPlaying, setPlaying] = useState(false);
  const href = safeHref(item.url);
  const preview = (
    <Preview>
      <Picture src={item.thumbnail} alt={href ? '' : label} fit="contain" />
      {href && <PlayCircleOutlined aria-hidden />}
    </Preview>
  );
  if (!href) return preview;
  if (item.type === 'other')
    return (
      <ExternalLink
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Watch the video on its site')}
      >
        {preview}
      </ExternalLink>
    );
  if (!isPlaying)
    return (
      <PlayButton type="button" aria-label={t('Play the video')} onClick={() => setPlaying(true)}>
        {preview}
      </PlayButton>
    );
  return (
    <Video controls autoPlay playsInline poster={item.thumbnail ?? undefined} src={href} aria-label={label}>
      <track kind="captions" />
    </Video>
  );
}
