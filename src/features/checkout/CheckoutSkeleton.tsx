import { Skeleton } from '@mui/material';
import { Columns, Steps } from './checkout.styles';

/** Rendered while the cart is loading. */
export function CheckoutSkeleton() {
  return (
    <Columns aria-hidden>
      <Steps>
        <Skeleton variant="rounded" height={216} />
        <Skeleton variant="rounded" height={280} />
        <Skeleton variant="rounded" height={190} />
      </Steps>
      <Skeleton variant="rounded" height={460} />
    </Columns>
  );
}
