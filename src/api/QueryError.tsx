import type { ComponentProps } from 'react';
import { SectionError } from '@/shared/ui';
import { useErrorMessage } from './useErrorMessage';

interface QueryErrorProps extends Pick<ComponentProps<typeof SectionError>, 'drawing' | 'onRetry'> {
  /** The `error` of a query hook. */
  error: unknown;
}

/** The message of a failed query with "Try again", in place of what it would have loaded. */
export function QueryError({ error, onRetry, drawing }: QueryErrorProps) {
  return <SectionError drawing={drawing} message={useErrorMessage(error)} onRetry={onRetry} />;
}
