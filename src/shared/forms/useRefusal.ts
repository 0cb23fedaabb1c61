import { useFormikContext } from 'formik';
import type { Refusals } from './serverFields';

/** The server's error of a field, while the field has the value that was refused; else null. */
export function useRefusal(name: string, value: unknown): string | null {
  const refusal = (useFormikContext().status as Refusals | undefined)?.[name];
  return refusal && refusal.value === value ? refusal.text : null;
}
