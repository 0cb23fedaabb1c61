import { useT } from '@/shared/texts';
import { errorText, isApiError } from './apiError';

/** Message for the `error` of a query hook: the server's, or a translated text. */
export function useErrorWords(error: unknown): string {
  const t = useT();
  if (!isApiError(error)) return t('Something went wrong. Please try again.');
  const text = errorText(error);
  return 'key' in text ? t(text.key) : text.message;
}
