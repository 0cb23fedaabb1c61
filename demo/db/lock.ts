import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse } from '../problems';

export interface Lock {
  release(): Promise<void>;
}

/** The kernel's limit for the path of a unix socket is 104 bytes on macOS and 108 on Linux. */
const longestSocketPath = 100;

function socketPath(folder: string): string {
  const inside = join(folder, 'lock.sock');
  const name = `storefront-demo-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(inside) <= longestSocketPath ? inside : join(tmpdir(), `${name}.sock`);
}

/** The process that listens at `path`, or null when nobody does: a killed process leaves only the file. */
const holderOf = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => resolve(null));
    socket.on('connect', () => socket.on('close', () => resolve(answer || 'unknown')));
  });

const listenAt = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(null) : reject(problem),
    );
    server.listen(path, () => resolve(server.unref()));
  });

/** Moves a dead lock out of the way. Moving first and asking again keeps two starters from removing a living one. */
async function removeDead(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // somebody else was quicker
  }
  if ((await holderOf(aside)) !== null) {
    try {
      linkSync(aside, path);
    } catch {
      // a third process holds the path by now, and it will refuse us all the same
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Keeps a second process off the folder: PGlite itself would open it twice and lose data. A listening socket is the
 * lock because the kernel drops it with the process, even after kill -9.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true });
  const path = socketPath(realpathSync(folder));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listenAt(path);
    if (server) return { release: () => new Promise((done) => server.close(() => done())) };
    const holder = await holderOf(path);
    if (holder !== null) throw new FolderInUse(folder, holder);
    await removeDead(path);
  }
  throw new FolderInUse(folder, 'unknown');
}
