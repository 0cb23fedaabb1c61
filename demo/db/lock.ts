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

/** Shorter than `timeoutMs`, after which another process may check as well. */
const responseMs = 4_000;

const notListening = new Set(['ECONNREFUSED', 'ENOENT']);

/**
 * Returns the id of the process listening at `path`, or null if none does: a killed one leaves only the file.
 */
const holderOf = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let processId = '';
    const socket = connect(path);
    // A busy process may respond late, but the kernel accepted the connection, so it is alive.
    socket.setTimeout(responseMs, () => socket.destroy());
    socket.on('data', (chunk) => (processId += chunk.toString()));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(notListening.has(code ?? '') ? null : 'unknown'),
    );
    socket.on('close', () => resolve(processId || 'unknown'));
  });

const listenAt = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(null) : reject(problem),
    );
    server.listen(path, () => resolve(server.unref()));
  });

const timeoutMs = 5_000;

/**
 * Runs `work` in one process at a time, guarded by `mkdir`; returns false if another process is running it.
 */
async function exclusively(path: string, work: () => Promise<void>): Promise<boolean> {
  try {
    mkdirSync(path);
  } catch {
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    // Left behind by a process that was killed while it ran `work`.
    if (since !== undefined && Date.now() - since > timeoutMs) rmSync(path, { recursive: true, force: true });
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
 * Removes a stale socket file, with which `listen` would fail. Only one process at a time checks and removes
 * it, so that the socket of a process that has just started is never removed.
 */
const removeStale = (path: string) =>
  exclusively(`${path}.removal`, async () => {
    if ((await holderOf(path)) === null) rmSync(path, { force: true });
  });

/**
 * Prevents a second process from using the folder: PGlite would open it twice and lose data. The lock is a
 * listening socket, because the kernel closes it with the process, even after kill -9.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true });
  const path = socketPath(realpathSync(folder));
  const until = Date.now() + 2 * timeoutMs;
  while (Date.now() < until) {
    const server = await listenAt(path);
    if (server) return { release: () => new Promise((done) => server.close(() => done())) };
    const holder = await holderOf(path);
    if (holder !== null) throw new FolderInUse(folder, holder);
    if (!(await removeStale(path))) await wait(20);
  }
  throw new FolderInUse(folder, 'unknown');
}
