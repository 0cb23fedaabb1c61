import type { Registration } from '@/api';
import { isResponseLost, isApiError } from '@/api';
import { REGISTRATION_CALL } from './registration.keys';

interface State {
  api: { mutations: Partial<Record<string, { error?: unknown }>> };
}

type Identity = Pick<Registration, 'phone' | 'phoneCode' | 'email'>;

/** Identity of the last sent registration; the mutation cache keeps the outcome, not the argument. */
let sent: Identity | null = null;

export function rememberSent({ phone, phoneCode, email }: Identity): void {
  sent = { phone, phoneCode, email };
}

/** Called once the account exists. */
export function forgetSent(): void {
  sent = null;
}

/**
 * Whether the server may have created this account before: the last submit had the same phone and email
 * address, and its response was lost. Reopening the dialog clears that outcome.
 */
export function mayAlreadyExist({ api }: State, { phone, phoneCode, email }: Identity): boolean {
  const error = api.mutations[REGISTRATION_CALL]?.error;
  const isSame = sent?.phone === phone && sent.phoneCode === phoneCode && sent.email === email;
  return isSame && isApiError(error) && isResponseLost(error);
}
