import { Skeleton } from '@mui/material';
import { ShopCardBody, ShopCardDetails, ShopCardLine, ShopCardRoot } from './ShopCard.styles';

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
        <ShopCardDetails as="div">
          <Skeleton width="40%" />
        </ShopCardDetails>
      </ShopCardBody>
    </ShopCardRoot>
  );
}
