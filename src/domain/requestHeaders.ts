import { bareToken } from './headerValue';
import { DEFAULT_LOCALE, isLocale } from './settings';

/** Headers of every call (api §1), from the language code and the token as they are persisted. */
export function requestHeaders(locale: string | null, token: string | null): Record<string, string> {
  const bare = bareToken(token);
  return {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    'Accept-Language': locale !== null && isLocale(locale) ? locale : DEFAULT_LOCALE,
    ...(bare && { Authorization: `Bearer ${bare}` }),
  };
}
