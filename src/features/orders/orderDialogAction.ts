import type { OrderId, ProductId } from '@/domain/ids';
import type { PayableOrder } from '@/domain/order';
import type { TextKey } from '@/domain/textKey';

/** An action on an order of the history that has a dialog. */
export type OrderDialogAction =
  | ({ kind: 'again' } & PayableOrder)
  | {
      kind: 'review';
      orderId: OrderId;
      product: { id: ProductId; name: string; thumbnail: string | null };
      mostPhotos?: number;
    }
  | { kind: 'document'; url: string; title: TextKey };
