import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { Picture, VisuallyHidden } from '@/shared/ui';
import { BoxColumn, Columns, FactsColumn, GalleryColumn } from './columns';
import { GalleryGrid, Stage } from './gallery/galleryParts';
import { Thumbs } from './gallery/GalleryThumbs';
import { ProductHead } from './ProductHead';
import { ProductPrice } from './ProductPrice';

const Square = styled(Skeleton)({ aspectRatio: '1', height: 'auto', width: '100%' });

/** The product page before its answer; what a list has told already stands there at once. */
export function ProductMainSkeleton({ known }: { known: Product | undefined }) {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Columns>
        <GalleryColumn>
          <GalleryGrid>
            <Thumbs aria-hidden>
              {Array.from({ length: 4 }, (_, index) => (
                <Square key={index} variant="rounded" />
              ))}
            </Thumbs>
            <Stage>
              {known ? (
                <Picture src={known.thumbnail} alt={known.name} fit="contain" isEager />
              ) : (
                <Square variant="rectangular" />
              )}
            </Stage>
          </GalleryGrid>
        </GalleryColumn>
        <FactsColumn>
          {known ? (
            <>
              <ProductHead product={known} />
              <ProductPrice priced={known} />
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
        </FactsColumn>
        <BoxColumn>
          <Skeleton variant="rounded" height={216} sx={{ borderRadius: '12px' }} />
        </BoxColumn>
      </Columns>
    </>
  );
}
