import * as v from 'valibot';
import { isHeaderValue } from '@/domain/headerValue';
import type { User } from '@/domain/session';
import type { SecretRef } from '@/shared/adapters';
import { storeSecret, storeSessionSecret } from '@/shared/adapters';
import { dataOf, flag, optionalText, requiredText, text } from './lenient';
import { user } from './session.wire';

/** Started session; its token is stored in the vault. */
export interface SignIn {
  user: User;
  /** Server time, parse with `readServerTime`; null when the session does not expire. */
  expiresAt: string | null;
}

/** May have the prefix "Bearer" (api §3), but must not consist of it. */
const token = v.pipe(requiredText, v.regex(/^(?!bearer$)/i), v.check(isHeaderValue));

/** Parsing stores the token in the vault, so that it never reaches a cache entry, action or state. */
const signIn = v.pipe(
  v.object({ user, access: v.object({ token, expires_at: optionalText }) }),
  v.transform((wire): SignIn => {
    storeSessionSecret(wire.access.token);
    return { user: wire.user, expiresAt: wire.access.expires_at };
  }),
);

/** Login response of an account whose phone has to be verified first (api §3). */
export interface VerificationNeeded {
  needsVerification: true;
  phone: string | null;
  phoneCode: string | null;
}

const verificationFields = { needs_verification: flag, phone: optionalText, phone_code: optionalText };

/** `needs_verification`, `phone` and `phone_code` are at the root or under `data`. */
export const verificationWire = v.pipe(
  v.object({
    ...verificationFields,
    message: text,
    data: v.fallback(v.nullish(v.object(verificationFields), null), null),
  }),
  v.check(
    (body) =>
      body.needs_verification ||
      (body.data?.needs_verification ?? false) ||
      body.message === 'Please verify phone number.',
  ),
  v.transform((body): VerificationNeeded => ({
    needsVerification: true,
    phone: body.phone ?? body.data?.phone ?? null,
    phoneCode: body.phone_code ?? body.data?.phone_code ?? null,
  })),
);

export const loginWire = v.union([verificationWire, dataOf(signIn)]);

export const signInWire = dataOf(signIn);

/** Recipient of the code, as sent by the server. Ignores the code itself, which local servers echo. */
export const otpSentWire = dataOf(
  v.pipe(
    v.object({ email_or_phone: optionalText }),
    v.transform((wire) => ({ sentTo: wire.email_or_phone })),
  ),
);

/** Stores the token of a verified code in the vault; null when the server sends none. */
export const otpConfirmedWire = dataOf(
  v.pipe(
    v.object({ token: optionalText }),
    v.transform((wire): { token: SecretRef | null } => ({
      token: wire.token === null ? null : storeSecret(wire.token),
    })),
  ),
);

/** Server message, or null. */
export const messageWire = v.pipe(
  v.fallback(v.object({ message: text }), { message: '' }),
  v.transform(({ message }): { message: string | null } => ({ message: message === '' ? null : message })),
);
