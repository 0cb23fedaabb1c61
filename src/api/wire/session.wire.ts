import * as v from 'valibot';
import type { User } from '@/domain/session';
import { SHOP_ROLE } from '@/domain/session';
import { dataOf, id, optionalText, text } from './lenient';

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
