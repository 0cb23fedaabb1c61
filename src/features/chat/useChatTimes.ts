import { useState } from 'react';
import { serverNow } from '@/shared/adapters';
import { intlLocaleOf, useFormats, useLocale, useT } from '@/shared/texts';

const DAY = 24 * 60 * 60_000;

const isSameDay = (one: number, other: number) =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** How a conversation says when: "10:43", and "Today" by the server's clock and the reader's zone. */
export function useChatTimes(isAskedBy: unknown) {
  const t = useT();
  const formats = useFormats();
  const clockTime = new Intl.DateTimeFormat(intlLocaleOf(useLocale()), { timeStyle: 'short' });
  // What is today is asked anew with every message.
  const [{ now, askedBy }, setNow] = useState(() => ({ now: serverNow(), askedBy: isAskedBy }));
  if (askedBy !== isAskedBy) setNow({ now: serverNow(), askedBy: isAskedBy });
  return {
    time: (at: number): string => clockTime.format(at),
    day: (at: number) => {
      if (isSameDay(at, now)) return t('Today');
      return isSameDay(at, now - DAY) ? t('Yesterday') : formats.date(at);
    },
  };
}
