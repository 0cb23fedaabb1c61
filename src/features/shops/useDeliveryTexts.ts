import type { Money } from '@/domain/money';
import { useFormats, useT } from '@/shared/texts';

interface Delivery {
  /** Display text of the server, such as "3 days". */
  estimatedDeliveryTime?: string | null;
  deliveryCharge?: Money | null;
}

/** When a shop's parcel arrives, and its charge; null for what the server did not send (R37). */
export function useDeliveryTexts({ estimatedDeliveryTime = null, deliveryCharge = null }: Delivery) {
  const t = useT();
  const formats = useFormats();
  if (estimatedDeliveryTime === null && deliveryCharge === null) return null;
  const charge = () =>
    deliveryCharge === 0
      ? t('Free delivery')
      : t('{amount} per parcel', { amount: formats.money(deliveryCharge ?? 0) });
  return {
    time:
      estimatedDeliveryTime === null
        ? t('Delivery')
        : t('Delivery in {time}', { time: estimatedDeliveryTime }),
    charge: deliveryCharge === null ? null : charge(),
  };
}
