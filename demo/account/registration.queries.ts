import { hashPassword } from '../auth/passwords';
import type { User } from '../auth/tokens';
import type { Backend } from '../backend';
import { users } from '../db/schema';
import { refuseTaken } from './taken';

type NewAccount = Pick<User, 'name' | 'phone' | 'phoneCode' | 'email' | 'country' | 'accountVerified'> & {
  password: string;
};

/** Inserts a new shopper. Phone numbers and e-mail addresses are unique among accounts. */
export async function addAccount(backend: Backend, { password, ...account }: NewAccount): Promise<void> {
  await backend.database.db
    .insert(users)
    .values({
      ...account,
      passwordHash: await hashPassword(password, backend.random(16)),
      roles: ['customer'],
      createdAt: backend.clock.now(),
    })
    .catch(refuseTaken);
}
