import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { FolderNotWritable, FullDisk } from '../problems';

const megabyte = 2 ** 20;
/** Megabytes that a new database grows to, with its log. */
const roomOfNew = 160;
/** Megabytes without which PostgreSQL may fail to start, or to write an order. */
const roomOfOld = 24;

/** Megabytes that are free where the folder is. */
const freeAt = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
};

/** Throws if the folder cannot be written to, or if its disk has no room for a database. */
export function checkRoom(folder: string, free: (folder: string) => number = freeAt): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new FolderNotWritable(folder, cause);
  }
  const needed = existsSync(join(folder, 'database', 'PG_VERSION')) ? roomOfOld : roomOfNew;
  if (free(folder) < needed) throw new FullDisk(folder, free(folder), needed);
}

/** Throws if the disk was filled meanwhile, which is no damage: a later start has all that was committed. */
export function checkStillRoom(folder: string): void {
  if (freeAt(folder) < roomOfOld) throw new FullDisk(folder, freeAt(folder), roomOfOld);
}
