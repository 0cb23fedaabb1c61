import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGetLangQuery } from '@/api';
import { selectDirection, selectLocale } from '@/features/locale';
import { useSettings } from '@/features/settings';
import type { Messages } from '@/shared/texts';
import { createFormats, intlLocaleOf, TextsContext, translate } from '@/shared/texts';

const noMessages: Messages = {};

/** Texts, formats and direction of the language in use, for the whole page. */
export function ShopTexts({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const direction = useSelector(selectDirection);
  const { currency } = useSettings();
  // The texts of another language are none: a missing file leaves English.
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
