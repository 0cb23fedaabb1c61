import { spawn } from 'node:child_process';
import { buildStorefront } from './buildStorefront';

function run(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', script], { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function isBuilt(): Promise<boolean> {
  return buildStorefront().then(
    () => true,
    (problem: unknown) => {
      console.error(problem);
      return false;
    },
  );
}

/** Runs all tests. The storefront for the browser tests is built while the Jest tests run. */
async function main(): Promise<void> {
  const built = isBuilt();
  const hasPassed = (await run('test:jest')) && (await built) && (await run('test:browser'));
  process.exit(hasPassed ? 0 : 1);
}

void main();
