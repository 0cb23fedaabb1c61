import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { identityCodes, users } from '../db/schema';
import { Refusal } from '../http/refusal';
import { hashOfToken, type User } from './tokens';
import { findAccount } from './users.queries';

const lifetimeMs = 5 * 60_000;

export const providers = ['google', 'facebook', 'apple'] as const;
export type Provider = (typeof providers)[number];

export interface Identity {
  name: string;
  email: string;
}

/** The people on the identity page: one with an account in the shop, and one without. */
export const identities: readonly Identity[] = [
  { name: 'Layla Haddad', email: 'demo@marsa.example' },
  { name: 'Noor Aziz', email: 'noor.aziz@mail.example' },
];

/** Returns a code that the storefront exchanges for a session once. */
export async function issueIdentityCode(
  { database, clock, random }: Backend,
  provider: Provider,
  { name, email }: Identity,
): Promise<string> {
  const code = random(24).toString('base64url');
  const expiresAt = new Date(clock.ms() + lifetimeMs);
  await database.db
    .insert(identityCodes)
    .values({ provider, name, email, codeHash: hashOfToken(code), expiresAt });
  return code;
}

/** Uses up a code. Returns the account with its e-mail address, or creates one. */
export async function userOfCode(backend: Backend, provider: Provider, code: string): Promise<User> {
  const { database, clock } = backend;
  const [identity] = await database.db
    .delete(identityCodes)
    .where(
      and(
        eq(identityCodes.provider, provider),
        eq(identityCodes.codeHash, hashOfToken(code)),
        gt(identityCodes.expiresAt, clock.now()),
      ),
    )
    .returning();
  if (!identity) throw new Refusal(400, { text: 'This sign-in did not work. Please try again.' });
  const account = await findAccount(database, identity.email);
  if (account && !account.isActive)
    throw new Refusal(400, { text: 'These credentials do not match our records.' });
  if (account) return verified(backend, account);
  const [created] = await database.db
    .insert(users)
    .values({
      name: identity.name,
      email: identity.email,
      phoneCode: '971',
      accountVerified: true,
      // No password matches an empty hash; "Forgot Password" sets one.
      passwordHash: '',
      roles: ['customer'],
      createdAt: clock.now(),
    })
    .returning();
  if (!created) throw new Error('The account was not written.');
  return created;
}

/** The provider has verified the e-mail address. */
async function verified({ database }: Backend, account: User): Promise<User> {
  if (account.accountVerified) return account;
  await database.db.update(users).set({ accountVerified: true }).where(eq(users.id, account.id));
  return { ...account, accountVerified: true };
}
