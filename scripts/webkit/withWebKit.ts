import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from './findWebKit';

const SCREEN = '1600x1300x24';
/** Milliseconds between two questions whether the driver is ready, and until it has to be. */
const PAUSE = 200;
const PATIENCE = 15_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts an X server on a free display; resolves with both. */
async function startDisplay(xvfb: string): Promise<[ChildProcess, string]> {
  const server = spawn(xvfb, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return [server, `:${number.toString().trim()}`];
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await wait(PAUSE)) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('The WebDriver of WebKit did not start.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Runs `work` with the address of a WebDriver for WebKitGTK. */
export async function withWebKit<Result>(
  { driver, display }: WebKit,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const [screen, DISPLAY] = await startDisplay(display);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } });
  try {
    await untilReady(url);
    return await work(url);
  } finally {
    await stop(server);
    await stop(screen);
  }
}
