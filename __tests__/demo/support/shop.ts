import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, demoOrigin } from '../../support/demo';

const root = join(__dirname, '..', '..', '..');

export interface Child {
  process: ChildProcess;
  origin: string;
  /** Output of both streams. */
  output: () => string;
  ended: Promise<number | null>;
}

export class EndedEarly extends Error {
  constructor(
    readonly code: number | null,
    readonly output: string,
  ) {
    super(`The demo ended with ${code}: ${output}`);
  }
}

/** Optional PostgreSQL server for tests with one worker; `DATABASE_URL` is ignored. */
export const testDatabaseUrl = process.env.DEMO_TEST_DATABASE_URL ?? '';

/** A test that needs a database server, which several processes can use. */
export const itOnServer = testDatabaseUrl ? it : it.skip;

/** Starts a demo in a child process and waits until it listens. */
export const startDemo = (...flags: string[]): Promise<Child> => startOn(testDatabaseUrl, flags);

/** `startDemo` with environment variables. */
export const startDemoWith = (env: NodeJS.ProcessEnv, ...flags: string[]): Promise<Child> =>
  startOn(testDatabaseUrl, flags, env);

/** `startDemo` with the embedded database in any case. */
export const startEmbedded = (...flags: string[]): Promise<Child> => startOn('', flags);

/** `startEmbedded` with environment variables. */
export const startEmbeddedWith = (env: NodeJS.ProcessEnv, ...flags: string[]): Promise<Child> =>
  startOn('', flags, env);

function forkDemo(databaseUrl: string, flags: string[], env: NodeJS.ProcessEnv = {}) {
  const child = fork(join(root, 'demo', 'cli.ts'), ['--port', '0', ...flags], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // Not `close`, which is not emitted after the parent has closed the IPC channel.
  const ended = Promise.all([
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
    ...[child.stdout, child.stderr].map((stream) => new Promise((resolve) => stream?.once('close', resolve))),
  ]).then(([code]) => code);
  return { process: child, output: () => output, ended };
}

function startOn(databaseUrl: string, flags: string[], env?: NodeJS.ProcessEnv): Promise<Child> {
  const child = forkDemo(databaseUrl, flags, env);
  return new Promise((resolve, reject) => {
    void child.ended.then((code) => reject(new EndedEarly(code, child.output())));
    child.process.once('message', (message) => {
      const { origin } = message as { origin: string };
      resolve({ ...child, origin });
    });
  });
}

/** Starts a demo, by default with the embedded database, and ends it with kill -9 when `due` has come. */
export async function killStarting(due: () => Promise<unknown>, flags: string[], databaseUrl = '') {
  const { process: child, ended } = forkDemo(databaseUrl, flags);
  await due();
  child.kill('SIGKILL');
  await ended;
}

export async function killDemo(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

export async function stopDemo(child: Child): Promise<void> {
  child.process.kill();
  await child.ended;
}

/** Creates a temporary folder, with a function that removes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'demo-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * The demo backend of this worker in QA mode, for a test file. It is reset before each test, or only `once`
 * if the tests do not affect each other, and again after the file.
 */
export function demoForThisFile(reset: 'each' | 'once' = 'each'): { readonly origin: string } {
  (reset === 'once' ? beforeAll : beforeEach)(demo.reset);
  afterAll(demo.reset);
  return { origin: demoOrigin };
}
