import { spawn, spawnSync } from 'node:child_process';

type Check = readonly [name: string, ...command: string[]];

/** All checks, in two parallel lanes; `--without-tests` skips the tests, which CI runs separately. */
const lanes: readonly (readonly Check[])[] = [
  [
    ['types', 'tsc', '--noEmit'],
    ['cycles and public APIs', 'depcruise', 'src', 'demo', '--config', '.dependency-cruiser.mjs'],
    ['unused code', 'knip'],
    ['format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ],
  [
    ['lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'],
    ['budgets', 'tsx', 'scripts/budgets.ts'],
  ],
];

function run([name, ...command]: Check): Promise<boolean> {
  const started = Date.now();
  const child = spawn('npx', ['--no-install', ...command], { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

/** Runs checks in sequence and returns the names of the failed ones. */
async function failuresOf(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  for (const check of checks) if (!(await run(check))) failed.push(check[0]);
  return failed;
}

async function main(): Promise<void> {
  const failed = (await Promise.all(lanes.map(failuresOf))).flat();
  if (!process.argv.includes('--without-tests')) {
    const { status } = spawnSync('npm', ['test'], { stdio: 'inherit' });
    if (status !== 0) failed.push('tests');
  }
  if (failed.length > 0) {
    console.error(`Not done yet: ${failed.join(', ')}`);
    process.exit(1);
  }
  console.log('All checks passed.');
}

void main();
