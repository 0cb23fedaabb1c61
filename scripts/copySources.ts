import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** What the dev server and the build read. */
const SOURCES = [
  'src',
  'public',
  'demo',
  'scripts',
  'featureEdges.json',
  'package.json',
  'package-lock.json',
];
const CONFIGS = ['webpack.config.ts', 'babel.config.js', 'tsconfig.json'];

/** Copies the sources, and `more` files or folders, to a temporary folder in which they can be edited. */
export function copySources(...more: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-sources-'));
  for (const name of [...SOURCES, ...CONFIGS, ...more])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
