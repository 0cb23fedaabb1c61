import { isLocale } from '@/domain/settings';
import { storage } from '@/shared/adapters';

export const LOCALE_KEY = 'locale';

/** The persisted language code; null if it is missing or invalid. */
export function storedLocale(): string | null {
  const text = storage.read(LOCALE_KEY);
  return text !== null && isLocale(text) ? text : null;
}
