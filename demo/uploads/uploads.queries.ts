import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { uploads } from '../db/schema';

export const uploadUrl = (token: string) => `/media/upload/${token}`;

interface NewUpload {
  userId: number | null;
  contentType: string;
  bytes: Buffer;
}

/** Stores a file and returns its URL. */
export async function saveUpload({ database, clock, random }: Backend, upload: NewUpload): Promise<string> {
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
