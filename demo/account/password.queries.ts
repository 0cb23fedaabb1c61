import { and, eq, ne } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import type { Backend } from '../backend';
import { tokens, users } from '../db/schema';
import { hashOfToken } from '../auth/tokens';

/** Sets a password and ends all sessions of the user except that of `token`. */
export const changePassword = (backend: Backend, userId: number, password: string, token = '') =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const passwordHash = await hashPassword(password, backend.random(16));
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await db.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.tokenHash, hashOfToken(token))));
  });
