import { isCash } from '@/domain/payment';
import { useServerMoments, useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';

/** Formatters for an order's details: the server's times in the user's language, payment methods by title. */
export function useOrderLabels() {
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
