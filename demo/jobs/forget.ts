import { lt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inDays } from '../clock';
import { idempotencyKeys, identityCodes, oneTimeCodes, tokens } from '../db/schema';

/** Days after which a lost response is not requested again by its key. */
const keptDays = 7;

/** Deletes what can no longer be used: expired sessions and codes, and the keys of old orders. */
export async function forgetExpired({ database: { db }, clock }: Backend): Promise<void> {
  const now = clock.now();
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, inDays(now, -1)));
  await db.delete(identityCodes).where(lt(identityCodes.expiresAt, inDays(now, -1)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, inDays(now, -keptDays)));
}
