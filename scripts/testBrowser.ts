import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemo } from '../demo/server';
import { buildStorefront } from './buildStorefront';
import { findBrowser } from './findBrowser';

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
  const storefront = await buildStorefront();
  const browser = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-browser-'));
  const demo = await createDemo({ folder, qa: true });
  try {
    const { origin } = await demo.listen({ port: 0, host: '127.0.0.1', storefront });
    console.log(`Browser tests: ${browser} at ${origin}`);
    return await runPlaywright({ SHOP_ORIGIN: origin, BROWSER_PATH: browser });
  } finally {
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error('The browser tests could not run:', problem);
    process.exit(1);
  },
);
