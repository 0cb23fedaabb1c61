import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { styled } from '@mui/material/styles';
import type { ProductMedia } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { safeHref } from '@/domain/safeHref';
import { Picture } from '@/shared/ui';

interface GallerySlideProps {
  item: ProductMedia;
  /** "Aura headphones, picture 2 of 5". */
  label: string;
  isFirst: boolean;
  isShown: boolean;
}

const Video = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const Outside = styled('a')({
  position: 'relative',
  display: 'block',
  '& > svg': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    fontSize: 72,
    color: '#fff',
    filter: 'drop-shadow(0 2px 6px #0008)',
  },
});

/** One picture, a video of the shop's, or the still of a video elsewhere. */
export function GallerySlide({ item, label, isFirst, isShown }: GallerySlideProps) {
  const t = useT();
  const href = safeHref(item.url);
  if (item.type === 'file' && href)
    return (
      <Video controls preload="none" poster={item.thumbnail} src={href} aria-label={label} inert={!isShown}>
        <track kind="captions" />
      </Video>
    );
  if (item.type === 'other' && href)
    return (
      <Outside
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Watch the video on its site')}
        inert={!isShown}
      >
        <Picture src={item.thumbnail} alt="" fit="contain" />
        <PlayCircleOutlined aria-hidden />
      </Outside>
    );
  return (
    <Picture
      src={(item.type === 'image' && item.url) || item.thumbnail || null}
      alt={label}
      fit="contain"
      isEager={isFirst}
      preview={item.thumbnail}
    />
  );
}
