import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** Runs Playwright's tests of `folder` in `__tests__`; resolves with the exit code. */
export function runPlaywright(
  folder: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<number> {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, '__tests__', folder, 'playwright.config.ts');
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
