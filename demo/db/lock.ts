import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUse } from '../problems';

export interface Lock {
  release: () => Promise<void>;
}

/** The kernel's limit for the path of a unix socket is 104 bytes on macOS and 108 on Linux. */
const longestSocketPath = 100;

function socketPath(folder: string): string {
  const inside = join(folder, 'lock.sock');
  const name = `storefront-demo-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(inside) <= longestSocketPath ? inside : join(tmpdir(), `${name}.sock`);
}

const nobody = new Set(['ECONNREFUSED', 'ENOENT']);

/** The process that listens at `path`, or null when nobody does: a killed process leaves only the file. */
const holderOf = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    // One that is busy starting takes a while to answer, but the kernel has connected us: it lives.
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(nobody.has(code ?? '') ? null : 'unknown'),
    );
    socket.on('close', () => resolve(answer || 'unknown'));
  });

const listenAt = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(null) : reject(problem),
    );
    server.listen(path, () => resolve(server.unref()));
  });

const patience = 5_000;

/** Runs `work` in one process at a time; answers false when another one is at it. A folder is made by one alone. */
async function alone(path: string, work: () => Promise<void>): Promise<boolean> {
  try {
    mkdirSync(path);
  } catch {
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    // Left by one that was killed in these few milliseconds.
    if (since !== undefined && Date.now() - since > patience) rmSync(path, { recursive: true, force: true });
    return false;
  }
  try {
    await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
  return true;
}

/**
 * Takes a dead socket out of the way. While its file is there nobody can listen, and only who is alone here removes it:
 * what was found dead is still dead when it goes.
 */
const removeDead = (path: string) =>
  alone(`${path}.removal`, async () => {
    if ((await holderOf(path)) === null) rmSync(path, { force: true });
  });

/**
 * Keeps a second process off the folder: PGlite itself would open it twice and lose data. A listening socket is the
 * lock because the kernel drops it with the process, even after kill -9.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true });
  const path = socketPath(realpathSync(folder));
  const until = Date.now() + 2 * patience;
  while (Date.now() < until) {
    const server = await listenAt(path);
    if (server) return { release: () => new Promise((done) => server.close(() => done())) };
    const holder = await holderOf(path);
    if (holder !== null) throw new FolderInUse(folder, holder);
    if (!(await removeDead(path))) await wait(20);
  }
  throw new FolderInUse(folder, 'unknown');
}
