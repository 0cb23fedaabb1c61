import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import type { User } from '../auth/tokens';
import type { Backend } from '../backend';
import { oneTimeCodes, users } from '../db/schema';
import { refuseTaken } from './taken';

type NewAccount = Pick<User, 'name' | 'phone' | 'phoneCode' | 'email' | 'country' | 'accountVerified'> & {
  password: string;
};

/**
 * Adds a new shopper. Phone numbers and e-mail addresses are unique among accounts. An account that was never
 * verified is replaced by one with its e-mail address or its number: the other one may have been mistyped.
 */
export async function addAccount(backend: Backend, { password, ...account }: NewAccount): Promise<void> {
  const { db } = backend.database;
  const passwordHash = await hashPassword(password, backend.random(16));
  const phone = account.phone ?? '';
  const [replaced] = await db
    .update(users)
    .set({ ...account, passwordHash })
    .where(
      and(
        eq(users.accountVerified, false),
        isNull(users.lastSeenAt),
        or(
          and(eq(users.email, account.email), ne(users.phone, phone)),
          and(eq(users.phone, phone), ne(users.email, account.email)),
        ),
      ),
    )
    .returning({ id: users.id })
    .catch(refuseTaken);
  if (replaced) {
    // Sent to the mistyped address.
    await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, replaced.id));
    return;
  }
  await db
    .insert(users)
    .values({ ...account, passwordHash, roles: ['customer'], createdAt: backend.clock.now() })
    .catch(refuseTaken);
}
