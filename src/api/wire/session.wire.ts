import * as v from 'valibot';
import { isHeaderValue } from '@/domain/headerValue';
import type { User } from '@/domain/session';
import { SHOP_ROLE } from '@/domain/session';
import { storeSessionSecret } from '@/shared/adapters';
import { dataOf, id, optional, optionalText, requiredText, text } from './lenient';

export const user = v.pipe(
  v.object({
    id,
    name: text,
    phone: optionalText,
    email: optionalText,
    phone_code: optionalText,
    country: optionalText,
    gender: optionalText,
    date_of_birth: optionalText,
    profile_photo: optionalText,
  }),
  v.transform((wire): User => ({
    id: wire.id,
    name: wire.name,
    phone: wire.phone,
    email: wire.email,
    phoneCode: wire.phone_code,
    country: wire.country,
    gender: wire.gender,
    dateOfBirth: wire.date_of_birth,
    profilePhoto: wire.profile_photo,
  })),
);

export const profileWire = dataOf(
  v.pipe(
    v.object({ user }),
    v.transform((wire) => wire.user),
  ),
);

/** Changed user; null if the server only confirms the request. */
export const changedProfileWire = dataOf(
  v.pipe(
    v.object({ user: optional(user) }),
    v.transform((wire): User | null => wire.user),
  ),
);

/** Started session; its token is stored in the vault. */
export interface SignIn {
  user: User;
  /** Server time, parse with `readServerTime`; null when the session does not expire. */
  expiresAt: string | null;
}

/** May have the prefix "Bearer" (api §3), but must not consist of it. */
const token = v.pipe(requiredText, v.regex(/^(?!bearer$)/i), v.check(isHeaderValue));

/** Parsing stores the token in the vault, so that it never reaches a cache entry, action or state. */
export const signIn = v.pipe(
  v.object({ user, access: v.object({ token, expires_at: optionalText }) }),
  v.transform((wire): SignIn => {
    storeSessionSecret(wire.access.token);
    return { user: wire.user, expiresAt: wire.access.expires_at };
  }),
);

const roleNames = v.pipe(
  v.unknown(),
  v.transform((roles) =>
    Array.isArray(roles) ? roles.filter((role): role is typeof SHOP_ROLE => role === SHOP_ROLE) : null,
  ),
);

/** The array is at the root or under `roles`, `data` or `data.roles` (api §3). */
export const rolesWire = v.pipe(
  v.unknown(),
  v.transform((body): string[] => {
    const at = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    const candidates = [body, at(body, 'roles'), at(body, 'data'), at(at(body, 'data'), 'roles')];
    return candidates.map((candidate) => v.parse(roleNames, candidate)).find((roles) => roles !== null) ?? [];
  }),
);
