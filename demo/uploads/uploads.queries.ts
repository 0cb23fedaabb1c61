import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inDays } from '../clock';
import { uploads } from '../db/schema';
import { against } from '../http/refusal';

export const uploadUrl = (token: string) => `/media/upload/${token}`;

interface NewUpload {
  userId: number | null;
  contentType: string;
  bytes: Buffer;
}

/** Files that a shopper may upload in a day; each has its own limit of size. */
const dailyFiles = 50;

async function checkQuota({ database: { db }, clock }: Backend, userId: number | null): Promise<void> {
  if (userId === null) return;
  const today = and(eq(uploads.userId, userId), gt(uploads.createdAt, inDays(clock.now(), -1)));
  if ((await db.$count(uploads, today)) >= dailyFiles)
    throw against('You have sent too many files today. Please try again tomorrow.');
}

/** Stores a file and returns its URL. A shopper who has sent too much in a day is refused. */
export async function saveUpload(backend: Backend, upload: NewUpload): Promise<string> {
  await checkQuota(backend, upload.userId);
  const { database, clock, random } = backend;
  const token = random(18).toString('base64url');
  await database.db.insert(uploads).values({ ...upload, token, createdAt: clock.now() });
  return uploadUrl(token);
}

export async function findUpload({ database }: Backend, token: string) {
  const [upload] = await database.db
    .select({ contentType: uploads.contentType, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.token, token));
  return upload;
}
