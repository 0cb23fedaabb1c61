import { Skeleton } from '@mui/material';
import { ShopCardBody, ShopCardFacts, ShopCardLine, ShopCardRoot } from './shopCardParts';

/** A placeholder with the same line heights as `ShopCard`. */
export function ShopCardSkeleton() {
  return (
    <ShopCardRoot aria-hidden>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 7', height: 'auto' }} />
      <ShopCardBody>
        <Skeleton variant="rounded" width={60} height={60} sx={{ mt: '-30px', borderRadius: 4 }} />
        <ShopCardLine>
          <Skeleton width="60%" height={24} />
        </ShopCardLine>
        <ShopCardFacts as="div">
          <Skeleton width="40%" />
        </ShopCardFacts>
      </ShopCardBody>
    </ShopCardRoot>
  );
}
