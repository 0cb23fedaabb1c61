import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

export interface DemoServer {
  origin: string;
  stop(): void;
}

/** Starts a demo backend in QA mode on a free port, with a temporary database that `stop` removes. */
export function startDemoServer(): Promise<DemoServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'storefront-demo-'));
  const child = fork(path.join(root, 'demo/cli.ts'), ['--qa', '--port', '0', '--folder', folder], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: process.env.DEMO_TEST_DATABASE_URL ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = () => {
    child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return readyOrigin(child).then(
    (origin) => ({ origin, stop }),
    (problem: unknown) => {
      stop();
      throw problem;
    },
  );
}

function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { origin: string }).origin));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The demo backend ended with ${code} before it was ready`)),
    );
  });
}
