import { Dialog } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProductDetailsQuery } from '@/api';
import type { ProductMedia } from '@/domain/catalogue';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { FullScreen } from './FullScreen';
import { mediaOf, mediaOfPhoto } from './mediaOf';

interface GalleryDialogProps {
  overlay: OverlayOf<'gallery'>;
}

/** The background is dark in both color schemes. */
const Root = styled(Dialog)({
  '& .MuiDialog-paper': {
    overflow: 'hidden',
    color: fixedColors.gallery.text,
    backgroundColor: fixedColors.gallery.background,
  },
});

/** Pictures and what they are called. */
function useMedia(overlay: OverlayOf<'gallery'>): { label: string; name: string; media: ProductMedia[] } {
  const t = useT();
  const { data } = useGetProductDetailsQuery('productId' in overlay ? overlay.productId : skipToken);
  if ('productId' in overlay) {
    const name = data?.product.name ?? '';
    return { label: t('Pictures of {name}', { name }), name, media: data ? mediaOf(data.product) : [] };
  }
  const { author, photos } = overlay;
  const media = photos.map(mediaOfPhoto);
  if (author === null) return { label: t('Your photos'), name: t('Your photos'), media };
  return { label: t('Photos by {name}', { name: author }), name: author, media };
}

/** Full-screen gallery of a product's pictures, or of photos that a person has sent. */
export function GalleryDialog({ overlay }: GalleryDialogProps) {
  const dispatch = useDispatch();
  const { label, name, media } = useMedia(overlay);
  const close = () => dispatch(overlayClosed('gallery'));
  return (
    <Root open fullScreen onClose={close} slotProps={{ paper: { 'aria-label': label } }}>
      {media.length > 0 && <FullScreen name={name} media={media} first={overlay.index} onClose={close} />}
    </Root>
  );
}
