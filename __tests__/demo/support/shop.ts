import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, demoOrigin } from '../../support/demo';

const root = join(__dirname, '..', '..', '..');

export interface Child {
  process: ChildProcess;
  origin: string;
  /** What it wrote, both streams. */
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

/** The suite can run on a PostgreSQL of its own, one worker at a time; never on one that happens to be configured. */
const serverOfTests = process.env.DEMO_TEST_DATABASE_URL ?? '';

/** Starts a demo of its own process and waits until it listens. */
export const startDemo = (...flags: string[]): Promise<Child> => startOn(serverOfTests, flags);

/** The same with variables of its own. */
export const startDemoWith = (env: NodeJS.ProcessEnv, ...flags: string[]): Promise<Child> =>
  startOn(serverOfTests, flags, env);

/** The same, and its database stands in its folder in any case. */
export const startEmbedded = (...flags: string[]): Promise<Child> => startOn('', flags);

function startOn(databaseUrl: string, flags: string[], env: NodeJS.ProcessEnv = {}): Promise<Child> {
  const child = fork(join(root, 'demo', 'cli.ts'), ['--port', '0', ...flags], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (part: Buffer) => (output += part.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  // Not `close`, which never comes once the parent has closed the channel between the two.
  const ended = Promise.all([
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
    ...[child.stdout, child.stderr].map((stream) => new Promise((resolve) => stream?.once('close', resolve))),
  ]).then(([code]) => code);
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new EndedEarly(code, output)));
    child.once('message', (message) => {
      const { origin } = message as { origin: string };
      resolve({ process: child, origin, output: () => output, ended });
    });
  });
}

export async function stopDemo(child: Child): Promise<void> {
  child.process.kill();
  await child.ended;
}

/** A folder of its own below the system's temporary one, and how to get rid of it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'demo-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * The demo backend of this worker, in QA mode, for a whole test file: put back to the seed before each test, or only `once`
 * where no test changes anything that another one looks at; and afterwards, for the next file.
 */
export function demoForThisFile(reset: 'each' | 'once' = 'each'): { readonly origin: string } {
  (reset === 'once' ? beforeAll : beforeEach)(demo.reset);
  afterAll(demo.reset);
  return { origin: demoOrigin };
}
