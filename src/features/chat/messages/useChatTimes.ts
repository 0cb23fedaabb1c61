import { useState } from 'react';
import { serverNow } from '@/shared/adapters';
import { dateLocaleOf, intlLocaleOf, useFormats, useLocale, useT } from '@/shared/texts';

const DAY = 24 * 60 * 60_000;

const dayOf = (at: number) => new Date(at).toDateString();

const daysNow = () => ({ today: dayOf(serverNow()), yesterday: dayOf(serverNow() - DAY) });

function clockTimeIn(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (at: number): string => format.format(at);
}

/**
 * Formats of the chat: "10:43", and "Today" by the server's clock in the reader's time zone. Returns a stable
 * object until the day or the language changes.
 */
export function useChatTimes(refreshKey: unknown) {
  const t = useT();
  const formats = useFormats();
  const locale = useLocale();
  const time = clockTimeIn(dateLocaleOf(intlLocaleOf(locale)));
  // "Today" is recomputed with every message.
  const [{ today, yesterday, lastRefreshKey }, setDays] = useState(() => ({
    ...daysNow(),
    lastRefreshKey: refreshKey,
  }));
  if (lastRefreshKey !== refreshKey) setDays({ ...daysNow(), lastRefreshKey: refreshKey });
  return {
    time,
    day: (at: number) => {
      if (dayOf(at) === today) return t('Today');
      return dayOf(at) === yesterday ? t('Yesterday') : formats.date(at);
    },
  };
}
