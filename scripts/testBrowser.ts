import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './findBrowser';
import { withQaShop } from './qaShop';

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

/** The browser tests: the production build, a demo backend in QA mode with a database of its own, a real Chromium. */
async function main(): Promise<number> {
  const browser = await findBrowser();
  return withQaShop((origin) => {
    console.log(`Browser tests: ${browser} at ${origin}`);
    return runPlaywright({ SHOP_ORIGIN: origin, BROWSER_PATH: browser });
  });
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The browser tests could not run:', problem);
    process.exit(1);
  },
);
