import { isCash } from '@/domain/payment';
import { readServerTime } from '@/domain/serverTime';
import { useSettings } from '@/features/settings';
import { useFormats, useT } from '@/shared/texts';

/** An order's facts as words: the server's times in the shopper's way, payment methods by their title. */
export function useOrderWords() {
  const t = useT();
  const formats = useFormats();
  const { timezone, paymentGateways } = useSettings();
  return {
    day: (text: string) => formats.date(readServerTime(text, timezone) ?? text),
    moment: (text: string) => formats.dateTime(readServerTime(text, timezone) ?? text),
    paymentMethod(name: string) {
      if (isCash(name)) return t('Cash on delivery');
      return paymentGateways.find((gateway) => gateway.name === name)?.title ?? name;
    },
  };
}
