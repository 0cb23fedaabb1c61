import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './findBrowser';
import { withQaShops } from './qaShop';

const root = join(__dirname, '..');

function runPlaywright(env: Record<string, string>): Promise<number> {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, '__tests__', 'browser', 'playwright.config.ts');
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Parallel workers, each with its own demo backend; one more than the cores, because tests often wait. */
const WORKERS = 3;

/** Runs the browser tests with the production build, demo backends in QA mode and Chromium. */
async function main(): Promise<number> {
  const browser = await findBrowser();
  return withQaShops(WORKERS, (origins) => {
    console.log(`Browser tests: ${browser} at ${origins.join(' and ')}`);
    return runPlaywright({ SHOP_ORIGINS: origins.join(' '), BROWSER_PATH: browser });
  });
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The browser tests could not run:', problem);
    process.exit(1);
  },
);
