import { Button } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { OrderDetail, OrderLine } from '@/domain/order';
import { overlayOpened } from '@/core/overlays';
import { Stars } from '@/shared/ui';
import { useT } from '@/shared/texts';

/** The user's rating of a product, or a button to review it (R50). */
export function LineReview({ order, line }: { order: OrderDetail; line: OrderLine }) {
  const t = useT();
  const dispatch = useDispatch();
  if (line.rating !== null) return <Stars rating={line.rating} />;
  const product = { id: line.productId, name: line.name, thumbnail: line.thumbnail };
  const action = { kind: 'review', orderId: order.id, product, mostPhotos: order.mostReviewPhotos } as const;
  return (
    <Button
      size="small"
      variant="soft"
      aria-label={`${t('Review')} ${line.name}`}
      onClick={() => dispatch(overlayOpened({ name: 'order', action }))}
    >
      {t('Review')}
    </Button>
  );
}
