import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { User } from '../auth/tokens';
import { users } from '../db/schema';
import { takenIn } from '../db/violations';
import { badField } from '../http/refusal';

export type ProfileInput = Partial<
  Pick<User, 'name' | 'phone' | 'phoneCode' | 'email' | 'country' | 'gender' | 'dateOfBirth' | 'profilePhoto'>
>;

/** Changes what was sent. A phone number or an e-mail address belongs to one account. */
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
    .catch((problem: unknown) => {
      const index = takenIn(problem);
      if (index === null) throw problem;
      throw badField(index.includes('email') ? 'email' : 'phone', 'The {field} has already been taken.');
    });
  if (!user) throw new Error('The profile was not written.');
  return user;
}
