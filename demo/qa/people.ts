import { eq, sql } from 'drizzle-orm';
import { issueToken } from '../auth/tokens';
import { userJson } from '../auth/users.queries';
import type { Backend } from '../backend';
import { stamp } from '../clock';
import { addresses, users } from '../db/schema';
import { userIds } from '../seed/people';

/** Creates a signed-in shopper with an address and the password of the demo account. */
async function makeShopper(backend: Backend, passwordHash: string) {
  const { db } = backend.database;
  const [user] = await db
    .insert(users)
    .values({
      name: 'Test shopper',
      phone: sql`'55' || lpad((random() * 9999999)::int::text, 7, '0') || floor(random() * 1000000)::int`,
      phoneCode: '971',
      email: sql`gen_random_uuid() || '@marsa.example'`,
      accountVerified: true,
      passwordHash,
      roles: ['customer'],
      createdAt: backend.clock.now(),
    })
    .returning({ id: users.id, email: users.email });
  if (!user) throw new Error('The shopper was not written.');
  const [address] = await db
    .insert(addresses)
    .values({
      userId: user.id,
      name: 'Test shopper',
      phone: '550000000',
      addressLine: 'Test Street 1',
      addressType: 'home',
      isDefault: true,
    })
    .returning({ id: addresses.id });
  const { token } = await issueToken(backend, user.id);
  return { user_id: user.id, email: user.email, token, address_id: address?.id };
}

/** Creates shoppers for tests of concurrency; a reset deletes them. */
export async function makeShoppers(backend: Backend, count: number) {
  const [demo] = await backend.database.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userIds.demo));
  const people = [];
  for (let made = 0; made < count; made += 1)
    people.push(await makeShopper(backend, demo?.passwordHash ?? ''));
  return people;
}

/** Accounts that a tester can switch to; without one, the tester is a visitor. */
export const personas = {
  new: userIds.fresh,
  orders: userIds.demo,
  seller: userIds.seller,
} as const;

/** Signs in as a persona without a password; returns the data of a login. */
export async function becomePersona(backend: Backend, name: keyof typeof personas) {
  const [user] = await backend.database.db.select().from(users).where(eq(users.id, personas[name]));
  if (!user) throw new Error(`There is no account for the persona ${name}.`);
  const { token, expiresAt } = await issueToken(backend, user.id);
  return { user: userJson(user), access: { auth_type: 'Bearer', token, expires_at: stamp(expiresAt) } };
}
