import type { Registration } from '@/api';
import { isResponseLost, isApiError } from '@/api';
import { REGISTRATION_CALL } from './registration.form';

interface State {
  api: { mutations: Partial<Record<string, { error?: unknown }>> };
}

type Identity = Pick<Registration, 'phone' | 'phoneCode' | 'email'>;

/** Whose registration was sent last; the cache keeps the outcome of a mutation, not its argument. */
let sent: Identity | null = null;

export function rememberSent({ phone, phoneCode, email }: Identity): void {
  sent = { phone, phoneCode, email };
}

/** An account was made, or found: nothing of it is needed any more. */
export function forgetSent(): void {
  sent = null;
}

/**
 * Whether the server may have stored this very account before: the last press in this dialog sent the same phone and
 * e-mail address, and its response was lost. A dialog that opens afresh has forgotten the outcome of its last press.
 */
export function isMaybePersisted({ api }: State, { phone, phoneCode, email }: Identity): boolean {
  const error = api.mutations[REGISTRATION_CALL]?.error;
  const isSame = sent?.phone === phone && sent.phoneCode === phoneCode && sent.email === email;
  return isSame && isApiError(error) && isResponseLost(error);
}
