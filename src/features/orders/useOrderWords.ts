import { isCash } from '@/domain/payment';
import { useServerMoments, useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';

/** An order's facts as words: the server's times in the shopper's way, payment methods by their title. */
export function useOrderWords() {
  const t = useT();
  const { paymentGateways } = useSettings();
  return {
    ...useServerMoments(),
    paymentMethod(name: string) {
      if (isCash(name)) return t('Cash on delivery');
      return paymentGateways.find((gateway) => gateway.name === name)?.title ?? name;
    },
  };
}
