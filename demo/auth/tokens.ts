import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inDays, stamp } from '../clock';
import { tokens, users } from '../db/schema';

export type User = typeof users.$inferSelect;

const tokenDays = 30;

/** Only the hash is stored, so that a reader of the database cannot sign in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates a session token. */
export async function issueToken({ database, clock, random }: Backend, userId: number) {
  const token = random(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = inDays(createdAt, tokenDays);
  await database.db.insert(tokens).values({ userId, tokenHash: hashOfToken(token), expiresAt, createdAt });
  return { token, expiresAt };
}

/** Creates a session in the API's format (api §3, `data.access`). */
export async function startSession(backend: Backend, userId: number) {
  const { token, expiresAt } = await issueToken(backend, userId);
  return { auth_type: 'Bearer', token, expires_at: stamp(expiresAt) };
}

/** Returns the user of a valid token. */
export async function userOfToken({ database, clock }: Backend, token: string): Promise<User | undefined> {
  const [row] = await database.db
    .select({ user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.tokenHash, hashOfToken(token)),
        gt(tokens.expiresAt, clock.now()),
        eq(users.isActive, true),
      ),
    );
  return row?.user;
}

export async function revokeToken({ database }: Backend, token: string): Promise<void> {
  await database.db.delete(tokens).where(eq(tokens.tokenHash, hashOfToken(token)));
}
