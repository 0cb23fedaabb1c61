import { Dialog } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useGetProductDetailsQuery } from '@/api';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { FullScreen } from './FullScreen';
import { mediaOf } from './mediaOf';

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

/** Full-screen gallery of a product's pictures. */
export function GalleryDialog({ overlay: { productId, index } }: GalleryDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { data } = useGetProductDetailsQuery(productId);
  const close = () => dispatch(overlayClosed('gallery'));
  return (
    <Root
      open
      fullScreen
      onClose={close}
      slotProps={{ paper: { 'aria-label': t('Pictures of {name}', { name: data?.product.name ?? '' }) } }}
    >
      {data && (
        <FullScreen name={data.product.name} media={mediaOf(data.product)} first={index} onClose={close} />
      )}
    </Root>
  );
}
