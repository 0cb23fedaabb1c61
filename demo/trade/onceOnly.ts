import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { idempotencyKeys } from '../db/schema';
import { against } from '../http/refusal';

type ApiResponse = Record<string, unknown>;

/**
 * Runs `work` once per user and key, in one transaction with the key. A repeated request gets the first
 * response and changes nothing. Refusals are not stored, so the key can be used again. Without a key, `work`
 * always runs.
 */
export const onceOnly = (
  backend: Backend,
  userId: number,
  key: string | undefined,
  request: unknown,
  work: () => Promise<ApiResponse>,
): Promise<ApiResponse> =>
  backend.database.transaction(async () => {
    if (!key) return work();
    const { db } = backend.database;
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    // The unique key makes a concurrent request wait until the first transaction ends, before it gets the
    // conflict.
    const claimed = await db
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint, createdAt: backend.clock.now() })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id });
    if (claimed.length === 0) {
      const [first] = await db.select().from(idempotencyKeys).where(own);
      if (first?.fingerprint !== fingerprint || !first.response) {
        throw against('This key was used for another order.');
      }
      return first.response;
    }
    const response = await work();
    await db.update(idempotencyKeys).set({ response }).where(own);
    return response;
  });
