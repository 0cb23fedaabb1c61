import { and, eq, ne } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import type { User } from '../auth/tokens';
import type { Backend } from '../backend';
import { users } from '../db/schema';
import { refuseTaken } from './taken';

type NewAccount = Pick<User, 'name' | 'phone' | 'phoneCode' | 'email' | 'country' | 'accountVerified'> & {
  password: string;
};

/**
 * Adds a new shopper. Phone numbers and e-mail addresses are unique among accounts. An account that was never
 * verified is replaced by one with its e-mail address and another number: its own may have been mistyped.
 */
export async function addAccount(backend: Backend, { password, ...account }: NewAccount): Promise<void> {
  const { db } = backend.database;
  const passwordHash = await hashPassword(password, backend.random(16));
  const replaced = await db
    .update(users)
    .set({ ...account, passwordHash })
    .where(
      and(
        eq(users.email, account.email),
        eq(users.accountVerified, false),
        ne(users.phone, account.phone ?? ''),
      ),
    )
    .returning({ id: users.id })
    .catch(refuseTaken);
  if (replaced.length > 0) return;
  await db
    .insert(users)
    .values({ ...account, passwordHash, roles: ['customer'], createdAt: backend.clock.now() })
    .catch(refuseTaken);
}
