import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import type { Product } from '@/domain/catalogue';
import { pictureOf, variantPrice } from '@/domain/variants';
import { useT } from '@/shared/texts';
import { Picture, VisuallyHidden } from '@/shared/ui';
import { BoxColumn, Columns, DetailsColumn, GalleryColumn } from './columns';
import { arrivingPicture } from './gallery/arrivingPicture';
import { GalleryGrid, Stage } from './gallery/ProductGallery.styles';
import { Thumbs } from './gallery/GalleryThumbs';
import { ProductHead } from './ProductHead';
import { ProductPrice } from './ProductPrice';
import { variantIn } from './useVariantInAddress';

const Square = styled(Skeleton)({ aspectRatio: '1', height: 'auto', width: '100%' });

/** Placeholder of the product page; shows the product at once if a cached list contains it. */
export function ProductMainSkeleton({ cached }: { cached: Product | undefined }) {
  const t = useT();
  const [query] = useSearchParams();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      {!cached && <VisuallyHidden as="h1">{t('Product')}</VisuallyHidden>}
      <Columns>
        <GalleryColumn>
          <GalleryGrid>
            <Thumbs aria-hidden>
              {Array.from({ length: 4 }, (_, index) => (
                <Square key={index} variant="rounded" />
              ))}
            </Thumbs>
            <Stage ref={arrivingPicture}>
              {cached ? (
                <Picture
                  src={pictureOf(cached, variantIn(query, cached).color)}
                  alt={cached.name}
                  fit="contain"
                  isEager
                />
              ) : (
                <Square variant="rectangular" />
              )}
            </Stage>
          </GalleryGrid>
        </GalleryColumn>
        <DetailsColumn>
          {cached ? (
            <>
              <ProductHead product={cached} />
              <ProductPrice priced={variantPrice(cached, variantIn(query, cached))} />
            </>
          ) : (
            <div aria-hidden>
              <Skeleton width="30%" />
              <Skeleton height={44} />
              <Skeleton width="70%" height={44} />
              <Skeleton width="50%" />
              <Skeleton width="40%" height={56} />
            </div>
          )}
          <Skeleton variant="rounded" width="60%" height={74} />
          <Skeleton variant="rounded" width="45%" height={48} />
          <Skeleton variant="rounded" height={52} />
        </DetailsColumn>
        <BoxColumn>
          <Skeleton variant="rounded" height={270} sx={{ borderRadius: '12px' }} />
        </BoxColumn>
      </Columns>
    </>
  );
}
