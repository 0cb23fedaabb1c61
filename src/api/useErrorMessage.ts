import { useT } from '@/shared/texts';
import { errorText, errorTextKey, isApiError } from './apiError';

/** Message for the `error` of a query hook: the server's message, else a translated client text. */
export function useErrorMessage(error: unknown): string {
  const t = useT();
  if (!isApiError(error)) return t('Something went wrong. Please try again.');
  const text = errorText(error);
  return 'key' in text ? t(text.key) : text.message;
}

/**
 * Client text only, never the server's message, for a call whose failure is "logged only" (specification §8).
 */
export function useOwnErrorMessage(error: unknown): string {
  const t = useT();
  return t(isApiError(error) ? errorTextKey(error) : 'Something went wrong. Please try again.');
}
