import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { User } from '../auth/tokens';
import { users } from '../db/schema';
import { refuseTaken } from './taken';

export type ProfileInput = Partial<
  Pick<User, 'name' | 'phone' | 'phoneCode' | 'email' | 'country' | 'gender' | 'dateOfBirth' | 'profilePhoto'>
>;

/** Updates the given fields. Phone numbers and e-mail addresses are unique among accounts. */
export async function changeProfile(
  { database }: Backend,
  userId: number,
  input: ProfileInput,
): Promise<User> {
  const [user] = await database.db
    .update(users)
    .set(input)
    .where(eq(users.id, userId))
    .returning()
    .catch(refuseTaken);
  if (!user) throw new Error('The profile was not written.');
  return user;
}
