import { useT } from '@/shared/texts';
import { errorText, isApiError } from './apiError';

/** The words for what a query hook calls its error: the server's message as it came, or our own text. */
export function useErrorWords(error: unknown): string {
  const t = useT();
  if (!isApiError(error)) return t('Something went wrong. Please try again.');
  const text = errorText(error);
  return 'key' in text ? t(text.key) : text.message;
}
