import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { oneTimeCodes, users } from '../db/schema';
import { against, Refusal, tooMany } from '../http/refusal';
import { hashPassword, passwordFits } from './passwords';
import { hashOfToken, type User } from './tokens';

const minute = 60_000;
const lifetime = 10 * minute;
/** Minimum time between two codes for a user; not enforced in QA mode. */
const sendDelay = minute;
const sendsAnHour = 5;
const triesPerCode = 5;

const newest = (backend: Backend, userId: number) =>
  backend.database.db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.userId, userId))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);

async function checkDelay({ database, clock, qa }: Backend, userId: number): Promise<void> {
  if (qa) return;
  const recent = await database.db
    .select({ at: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.userId, userId), gt(oneTimeCodes.createdAt, new Date(clock.ms() - 60 * minute))),
    )
    .orderBy(desc(oneTimeCodes.id));
  const [last] = recent;
  const oldest = recent.at(sendsAnHour - 1);
  const free = Math.max((last?.at.getTime() ?? 0) + sendDelay, (oldest?.at.getTime() ?? 0) + 60 * minute);
  if (last && free > clock.ms())
    throw tooMany('Please wait a moment before you ask for another code.', free - clock.ms());
}

/**
 * Creates four random digits. While QA stops the clock, they follow from the user and the last code, so that
 * a recorded visit can be repeated.
 */
function createCode({ clock, random, outbox }: Backend, userId: number): string {
  const source = clock.isStopped()
    ? createHash('sha256')
        .update(`${userId} ${outbox.lastFor(userId) ?? ''}`)
        .digest()
    : random(4);
  return String(source.readUInt32BE() % 10_000).padStart(4, '0');
}

/** Sends a code of four digits to a phone number or an e-mail address, and invalidates earlier ones. */
export async function sendCode(backend: Backend, userId: number, to: string): Promise<string> {
  const { database, clock, outbox } = backend;
  await checkDelay(backend, userId);
  const code = createCode(backend, userId);
  const createdAt = clock.now();
  await database.db.insert(oneTimeCodes).values({
    userId,
    codeHash: await hashPassword(code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetime),
  });
  outbox.send({ userId, to, code });
  return code;
}

const wrongCode = () => new Refusal(400, { text: 'The code is not right, or no longer valid.' });

/** Counts the try before the code is compared, so that concurrent tries cannot exceed the limit. */
async function countTry({ database, clock }: Backend, id: number, sentAt: Date): Promise<void> {
  const counted = await database.db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(eq(oneTimeCodes.id, id), lt(oneTimeCodes.tries, triesPerCode)))
    .returning({ id: oneTimeCodes.id });
  if (counted.length > 0) return;
  throw tooMany('Too many wrong codes. Please ask for a new one.', sentAt.getTime() + sendDelay - clock.ms());
}

/** Exchanges the last code for a token that may set a new password, and marks the account as verified. */
export async function confirmCode(backend: Backend, user: User | undefined, code: string): Promise<string> {
  const { database, clock, random } = backend;
  const [sent] = user ? await newest(backend, user.id) : [];
  if (!user || !sent?.codeHash || sent.expiresAt <= clock.now()) throw wrongCode();
  await countTry(backend, sent.id, sent.createdAt);
  if (!(await passwordFits(code, sent.codeHash))) throw wrongCode();
  const token = random(32).toString('base64url');
  const used = await database.db
    .update(oneTimeCodes)
    .set({ codeHash: null, resetHash: hashOfToken(token), expiresAt: new Date(clock.ms() + lifetime) })
    .where(and(eq(oneTimeCodes.id, sent.id), isNotNull(oneTimeCodes.codeHash)))
    .returning({ id: oneTimeCodes.id });
  if (used.length === 0) throw wrongCode();
  await database.db.update(users).set({ accountVerified: true }).where(eq(users.id, user.id));
  return token;
}

/** Uses up a token of `confirmCode`; returns the user whose password it may set. */
export async function useResetToken({ database, clock }: Backend, token: string): Promise<number> {
  const [used] = await database.db
    .update(oneTimeCodes)
    .set({ resetHash: null })
    .where(and(eq(oneTimeCodes.resetHash, hashOfToken(token)), gt(oneTimeCodes.expiresAt, clock.now())))
    .returning({ userId: oneTimeCodes.userId });
  if (!used) throw against('Too much time has passed. Please ask for a new code.');
  return used.userId;
}
