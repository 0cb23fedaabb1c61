import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');
const RUNS = '500';

/**
 * Runs the cart's chaos test many times: `npm run chaos`, or `npm run chaos -- 50`. `npm test` runs it once.
 */
const child = spawn(
  process.execPath,
  [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), '__tests__/flows/cartChaos.test.tsx'],
  { cwd: root, stdio: 'inherit', env: { CHAOS_RUNS: process.argv[2] ?? RUNS, ...process.env } },
);
child.once('exit', (code) => process.exit(code ?? 1));
