import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { digitsOf } from './phones';
import type { User } from './tokens';

/** Finds an account by its e-mail address or by its phone number in any spelling. */
export async function findAccount({ db }: Database, given: string): Promise<User | undefined> {
  if (given.includes('@')) {
    const [byEmail] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, given.toLowerCase()));
    return byEmail;
  }
  const digits = digitsOf(given);
  if (!digits) return undefined;
  const withCode = sql`${users.phoneCode} || ${users.phone}`;
  // "+971 (0)50 …"
  const withCodeAndZero = sql`${users.phoneCode} || '0' || ${users.phone}`;
  const [byPhone] = await db
    .select()
    .from(users)
    .where(and(or(eq(users.phone, digits), eq(withCode, digits), eq(withCodeAndZero, digits))));
  return byPhone;
}

/**
 * Returns the key to count attempts by: the same for all spellings of a phone number, and defined for unknown
 * accounts.
 */
export function accountName(user: User | undefined, given: string): string {
  if (user) return `user ${user.id}`;
  return given.includes('@') ? given.toLowerCase() : digitsOf(given) || given.toLowerCase();
}

/** API §9, USER. */
export const userJson = (user: User) => ({
  id: user.id,
  name: user.name,
  phone: user.phone,
  email: user.email,
  phone_code: user.phoneCode,
  country: user.country,
  gender: user.gender,
  date_of_birth: user.dateOfBirth,
  profile_photo: user.profilePhoto,
  is_active: user.isActive,
  account_verified: user.accountVerified,
});
