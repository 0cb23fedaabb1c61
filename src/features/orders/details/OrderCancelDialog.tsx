import { useDispatch } from 'react-redux';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useIsWriting } from '@/core/writes';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { cancelCallOf } from '../orders.keys';
import { orderCancelConfirmed } from '../orders.events';

/** Asks for confirmation before an order is canceled, which cannot be undone. */
export function OrderCancelDialog({ overlay }: { overlay: OverlayOf<'orderCancel'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const isBusy = useIsWriting(cancelCallOf(overlay.orderId));
  return (
    <ConfirmDialog
      title={t('Cancel this order?')}
      cancelText={t('Keep the order')}
      actText={t('Cancel order')}
      color="error"
      isBusy={isBusy}
      isHeld
      onConfirm={() => dispatch(orderCancelConfirmed(overlay.orderId))}
      onClose={() => dispatch(overlayClosed('orderCancel'))}
    >
      {t('The shop will be told. This cannot be undone.')}
    </ConfirmDialog>
  );
}
