import { spawnSync } from 'node:child_process';

/** The definition of done. The cheap checks go first; `--without-tests` leaves out what CI has run already. */
const checks: readonly (readonly [name: string, ...command: string[]])[] = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'],
  ['format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['cycles and doors', 'depcruise', 'src', 'demo', '--config', '.dependency-cruiser.mjs'],
  ['dead ends', 'knip'],
];

function run([name, ...command]: readonly [string, ...string[]]): boolean {
  const started = Date.now();
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return status === 0;
}

const failed = checks.filter((check) => !run(check)).map(([name]) => name);
if (!process.argv.includes('--without-tests')) {
  const { status } = spawnSync('npm', ['test'], { stdio: 'inherit' });
  if (status !== 0) failed.push('tests');
}
if (failed.length > 0) {
  console.error(`Not done yet: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('All checks passed.');
