import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(__dirname, '..');

/** File and full size of each campaign: cases per endpoint or kind of damage, steps of a visit, or visits. */
const CAMPAIGNS: Readonly<Record<string, readonly [file: string, size: string]>> = {
  'browser-soak': ['browser/soak.spec', '60'],
  'browser-walks': ['browser/walks.spec', '50'],
  cart: ['flows/cartChaos', '500'],
  chaos: ['flows/campaigns/walks', '1000'],
  deploys: ['browser/deploys.spec', '20'],
  fuzz: ['flows/campaigns/fuzz', '10000'],
  instances: ['demo/campaigns/instances', '100'],
  kills: ['demo/campaigns/kills', '100'],
  payments: ['demo/campaigns/payments', '1000'],
  realtime: ['flows/campaigns/realtime', '100'],
  releases: ['flows/campaigns/otherReleases', '1'],
  soak: ['flows/campaigns/soak', '24'],
  storage: ['flows/campaigns/storage', '5000'],
  texts: ['flows/campaigns/texts', '22'],
  time: ['flows/campaigns/time', '10000'],
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

const jest = [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), `__tests__/${file}.test`];
const playwright = ['--import', 'tsx', join(__dirname, 'testBrowser.ts'), file.replace('browser/', '')];
const child = spawn(process.execPath, file.startsWith('browser/') ? playwright : jest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CAMPAIGN_SIZE: size, ...(values.seed && { CAMPAIGN_SEED: values.seed }) },
});
child.once('exit', (code) => process.exit(code ?? 1));
