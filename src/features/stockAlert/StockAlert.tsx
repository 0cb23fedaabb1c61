import { Button } from '@mui/material';
import { Suspense } from 'react';
import type { ProductDetail } from '@/domain/catalogue';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { ErrorBoundary } from '@/shared/ui';

const { Part: StockAlertButton } = lazyComponent(() =>
  import('./StockAlertButton').then((module) => module.StockAlertButton),
);

/** Offers a notification when a sold-out product is back in stock, where the server can (R102). */
export function StockAlert({ product: { id, quantity, stockAlert } }: { product: ProductDetail }) {
  const t = useT();
  if (quantity > 0 || stockAlert === null) return null;
  const label = t('Tell me when it is back');
  // The button arrives in the box that it needs.
  const box = (
    <Button variant="outlined" size="large" disabled>
      {label}
    </Button>
  );
  return (
    <ErrorBoundary where="stock alert" fallback={null}>
      <Suspense fallback={box}>
        <StockAlertButton productId={id} isWanted={stockAlert} label={label} />
      </Suspense>
    </ErrorBoundary>
  );
}
