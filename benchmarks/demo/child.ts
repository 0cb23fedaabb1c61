import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

export interface RunningDemo {
  child: ChildProcess;
  origin: string;
  /** Time from the fork to the first response. */
  startMs: number;
}

interface DemoLocation {
  folder: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
}

/** Starts the demo backend in a child process on a free port. */
export function start({ folder, databaseUrl = '' }: DemoLocation, ...flags: string[]): Promise<RunningDemo> {
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
        .then((response) => response.arrayBuffer())
        .then(() => resolve({ child, origin, startMs: performance.now() - started }), reject);
    });
  });
}

/** Stops the demo gracefully. */
export const stop = ({ child }: RunningDemo) =>
  new Promise<void>((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill();
  });

/** Resident memory in MB; null on systems without `/proc`. */
export function memoryOf({ child }: RunningDemo): number | null {
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

/** Runs `work` with a temporary folder and removes it afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
