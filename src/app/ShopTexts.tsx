import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGetLangQuery } from '@/api';
import { selectDirection, selectLocale } from '@/features/locale';
import { useSettings } from '@/core/settings';
import type { Messages } from '@/shared/texts';
import { createFormats, intlLocaleOf, TextsContext, translate } from '@/shared/texts';

const noMessages: Messages = {};

/** Provides texts, formats and direction of the current language. */
export function ShopTexts({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const direction = useSelector(selectDirection);
  const { currency } = useSettings();
  // `currentData`: texts of the previous language are not used; a missing file falls back to English.
  const { currentData: messages = noMessages } = useGetLangQuery(locale);
  const texts = useMemo(() => {
    const intlLocale = intlLocaleOf(locale);
    return {
      t: (key: string, values?: Parameters<typeof translate>[2]) =>
        translate({ messages, intlLocale }, key, values),
      formats: createFormats(intlLocale, currency),
      direction,
      locale,
    };
  }, [messages, locale, direction, currency]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
