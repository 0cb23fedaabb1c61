import { styled } from '@mui/material/styles';
import type { ProductMedia } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { Picture } from '@/shared/ui';
import { GalleryVideo } from './GalleryVideo';

interface GallerySlideProps {
  item: ProductMedia;
  /** Label such as "Aura headphones, picture 2 of 5". */
  label: string;
  isFirst: boolean;
  isShown: boolean;
  onEnlarge: () => void;
}

const Enlarge = styled('button')({
  display: 'block',
  padding: 0,
  border: 0,
  cursor: 'zoom-in',
  background: 'none',
  '&:focus-visible': { outlineOffset: -4 },
});

/** A picture that opens full screen on press, or a video. */
export function GallerySlide({ item, label, isFirst, isShown, onEnlarge }: GallerySlideProps) {
  const t = useT();
  if (item.type !== 'image')
    return (
      <div inert={!isShown}>
        {/* The `key` remounts a video that is scrolled out of view, which stops it. */}
        <GalleryVideo key={String(isShown)} item={item} label={label} />
      </div>
    );
  return (
    <Enlarge
      type="button"
      aria-label={t('Enlarge: {picture}', { picture: label })}
      tabIndex={isShown ? 0 : -1}
      onClick={onEnlarge}
    >
      <Picture
        src={item.url ?? item.thumbnail}
        alt={label}
        fit="contain"
        isEager={isFirst}
        preview={item.thumbnail}
      />
    </Enlarge>
  );
}
