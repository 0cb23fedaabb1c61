import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../../scripts/copySources';

/** Timeout for a cold compilation on a busy machine. */
export const START_TIMEOUT = 600_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export interface DevServer {
  port: number;
  /** Edits a source file. */
  edit: (path: string, change: (text: string) => string) => void;
  stop: () => Promise<void>;
}

/** Runs `npm run dev` with its own demo; resolves after the first compilation. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const sources = copySources();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-dev-'));
  const flags = ['--port', String(await freePort()), '--qa', '--folder', folder];
  const child = spawn(process.execPath, ['--import', 'tsx', join(sources, 'scripts/dev.ts'), ...flags], {
    cwd: sources,
    // With an IPC channel, the server exits when its test is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, PORT: String(port) },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    for (const each of [folder, sources]) rmSync(each, { recursive: true, force: true });
  };
  let output = '';
  const compiled = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // The output may contain color codes between the words.
      if (/compiled \S*(?:successfully|with)/.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    setTimeout(() => reject(new Error('not compiled in time')), START_TIMEOUT).unref();
    void exited.then(() => reject(new Error('the dev server ended')));
  });
  try {
    await compiled;
  } catch (problem) {
    await stop();
    throw new Error(`npm run dev has not started\n${output}`, { cause: problem });
  }
  const edit: DevServer['edit'] = (path, change) => {
    const file = join(sources, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  return { port, edit, stop };
}
