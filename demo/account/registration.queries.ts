import { hashPassword } from '../auth/passwords';
import type { User } from '../auth/tokens';
import type { Backend } from '../backend';
import { users } from '../db/schema';
import { sayTaken } from './taken';

type NewAccount = Pick<User, 'name' | 'phone' | 'phoneCode' | 'email' | 'country' | 'accountVerified'> & {
  password: string;
};

/** Writes a new shopper. A phone number or an e-mail address belongs to one account. */
export async function addAccount(backend: Backend, { password, ...account }: NewAccount): Promise<void> {
  await backend.database.db
    .insert(users)
    .values({
      ...account,
      passwordHash: await hashPassword(password, backend.random(16)),
      roles: ['customer'],
      createdAt: backend.clock.now(),
    })
    .catch(sayTaken);
}
