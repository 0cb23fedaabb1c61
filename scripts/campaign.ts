import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(__dirname, '..');

/** File and full size of each campaign: cases per endpoint or kind of damage, steps of a visit, or visits. */
const CAMPAIGNS: Readonly<Record<string, readonly [file: string, size: string]>> = {
  cart: ['cartChaos', '500'],
  chaos: ['campaigns/walks', '1000'],
  fuzz: ['campaigns/fuzz', '10000'],
  realtime: ['campaigns/realtime', '100'],
  storage: ['campaigns/storage', '5000'],
  texts: ['campaigns/texts', '22'],
  time: ['campaigns/time', '10000'],
};

/**
 * Tries to break one promise of the shop by many seeded cases: `npm run campaign -- storage`. `--size` sets
 * the number of cases, `--seed` the first seed; `--seed N --size 1` repeats a single case.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, size: { type: 'string' } },
});
const [file, fullSize] = CAMPAIGNS[positionals[0] ?? ''] ?? [];
const size = values.size ?? fullSize;
if (!file || !size) {
  console.error(`Which campaign? ${Object.keys(CAMPAIGNS).join(', ')}`);
  process.exit(1);
}

const child = spawn(
  process.execPath,
  [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), `__tests__/flows/${file}.test.tsx`],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CAMPAIGN_SIZE: size, ...(values.seed && { CAMPAIGN_SEED: values.seed }) },
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
