import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { buildStorefront } from './buildStorefront';

/** What a script says, in bytes, before it would have to wait for somebody to read it. */
const ROOM = 64 * 1024 * 1024;

/** Runs a script of package.json; what it says goes to the terminal, or waits in `held`. */
function run(script: string, held?: PassThrough): Promise<boolean> {
  const child = spawn('npm', ['run', script], { stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  if (held) for (const said of [child.stdout, child.stderr]) said?.pipe(held, { end: false });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

async function testInBrowser(held: PassThrough): Promise<boolean> {
  try {
    await buildStorefront();
  } catch (problem) {
    console.error(problem);
    return false;
  }
  return run('test:browser', held);
}

/**
 * All tests. A story often waits for its demo backend, and a page for its pictures: Jest runs beside the build and the browser
 * tests, whose words come after Jest's.
 */
async function main(): Promise<void> {
  const held = new PassThrough({ highWaterMark: ROOM });
  const browser = testInBrowser(held);
  const hasJestPassed = await run('test:jest');
  held.pipe(process.stdout);
  const hasBrowserPassed = await browser;
  process.exitCode = hasJestPassed && hasBrowserPassed ? 0 : 1;
}

void main();
