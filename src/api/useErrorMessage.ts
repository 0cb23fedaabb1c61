import { useT } from '@/shared/texts';
import { errorText, errorTextKey, isApiError } from './apiError';

/** The words for what a query hook calls its error: the server's message, or our own text. */
export function useErrorMessage(error: unknown): string {
  const t = useT();
  if (!isApiError(error)) return t('Something went wrong. Please try again.');
  const text = errorText(error);
  return 'key' in text ? t(text.key) : text.message;
}

/** Our own text alone, for a call whose failure is "logged only" (specification §8): never the server's message. */
export function useOwnErrorMessage(error: unknown): string {
  const t = useT();
  return t(isApiError(error) ? errorTextKey(error) : 'Something went wrong. Please try again.');
}
