import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

export interface Running {
  child: ChildProcess;
  origin: string;
  /** From the fork to the first answer. */
  startMs: number;
}

interface Place {
  folder: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
}

/** The demo backend alone, in a process of its own, on any free port. */
export function start({ folder, databaseUrl = '' }: Place, ...flags: string[]): Promise<Running> {
  const started = performance.now();
  const child = fork(join(root, 'demo', 'cli.ts'), ['--port', '0', '--folder', folder, ...flags], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The demo ended with ${code}.`)));
    child.once('message', (message) => {
      const { origin } = message as { origin: string };
      fetch(`${origin}/api/products`)
        .then((answer) => answer.arrayBuffer())
        .then(() => resolve({ child, origin, startMs: performance.now() - started }), reject);
    });
  });
}

/** Ends it, kindly or with kill -9. */
export const stop = ({ child }: Running, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
  new Promise<void>((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Resident memory in MB; null where the system does not say. */
export function memoryOf({ child }: Running): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

export const post = (origin: string, path: string, body: unknown, token?: string) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** A folder for some work, gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
