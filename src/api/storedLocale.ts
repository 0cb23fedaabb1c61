import { isLocale } from '@/domain/settings';
import { storage } from '@/shared/adapters';

export const LOCALE_KEY = 'locale';

/** The language code in the storage; null where there is none, or a text that is no language code. */
export function storedLocale(): string | null {
  const text = storage.read(LOCALE_KEY);
  return text !== null && isLocale(text) ? text : null;
}
