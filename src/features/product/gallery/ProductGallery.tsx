import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { Color, ProductDetail } from '@/domain/catalogue';
import { overlayOpened } from '@/core/overlays';
import { ShareButton } from '@/features/sharing';
import { FavoriteButton, FavoriteUnsent } from '@/features/wishlist';
import { useSnapPager } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { Chevron, DiscountBadge, PictureButton } from '@/shared/ui';
import { arrivingPicture } from './arrivingPicture';
import { GallerySlide } from './GallerySlide';
import { GalleryThumbs } from './GalleryThumbs';
import { indexOfColor, mediaOf } from './mediaOf';
import { Cap, GalleryGrid, Slides, Stage, Tools, Arrows } from './ProductGallery.styles';

const Badge = styled(DiscountBadge)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: theme.spacing(4.5),
  insetInlineStart: theme.spacing(4.5),
  paddingBlock: 5,
  paddingInline: 12,
  ...smallText,
}));

interface ProductGalleryProps {
  product: ProductDetail;
  /** The chosen color, whose picture is shown as soon as it is chosen. */
  color: Color | null;
}

/** Pictures and videos of a product: swiped, or chosen with buttons or thumbnails. */
export function ProductGallery({ product, color }: ProductGalleryProps) {
  const t = useT();
  const dispatch = useDispatch();
  const media = mediaOf(product);
  const first = indexOfColor(media, color);
  const { rowRef, onScroll, index, goTo, step } = useSnapPager<HTMLDivElement>(first);
  const last = media.length - 1;
  const enlarge = (number: number) => {
    rowRef.current?.querySelector('video')?.pause();
    dispatch(overlayOpened({ name: 'gallery', productId: product.id, index: number }));
  };
  return (
    <GalleryGrid role="group" aria-roledescription={t('gallery')} aria-label={product.name}>
      {last > 0 && <GalleryThumbs media={media} index={index} onPick={goTo} />}
      <Stage ref={arrivingPicture}>
        <Slides ref={rowRef} onScroll={onScroll} role="group" aria-label={t('Pictures')}>
          {media.map((item, number) => (
            <GallerySlide
              key={item.id}
              item={item}
              label={t('{name}, picture {number} of {total}', {
                name: product.name,
                number: number + 1,
                total: media.length,
              })}
              isFirst={number === first}
              isShown={number === index}
              onEnlarge={() => enlarge(number)}
            />
          ))}
        </Slides>
        <Badge percentage={product.discountPercentage} />
        <Tools>
          <FavoriteButton product={product} colorId={color?.id ?? null} />
          <ShareButton title={product.name} />
          <PictureButton aria-label={t('Full screen')} aria-haspopup="dialog" onClick={() => enlarge(index)}>
            <ZoomInOutlined fontSize="small" />
          </PictureButton>
        </Tools>
        {last > 0 && (
          <>
            <Cap role="status">{t('{number} / {total}', { number: index + 1, total: media.length })}</Cap>
            <Arrows>
              <PictureButton
                aria-label={t('Previous picture')}
                aria-disabled={index === 0 || undefined}
                onClick={() => step(-1)}
              >
                <Chevron to="start" />
              </PictureButton>
              <PictureButton
                aria-label={t('Next picture')}
                aria-disabled={index === last || undefined}
                onClick={() => step(1)}
              >
                <Chevron to="end" />
              </PictureButton>
            </Arrows>
          </>
        )}
      </Stage>
      <FavoriteUnsent productId={product.id} />
    </GalleryGrid>
  );
}
