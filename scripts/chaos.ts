import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');
const RUNS = '500';

/** Many runs of the cart's chaos test, of which `npm test` runs one: `npm run chaos`, or `npm run chaos -- 50`. */
const child = spawn(
  process.execPath,
  [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), '__tests__/stories/cartChaos.test.tsx'],
  { cwd: root, stdio: 'inherit', env: { CHAOS_RUNS: process.argv[2] ?? RUNS, ...process.env } },
);
child.once('exit', (code) => process.exit(code ?? 1));
