import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figures } from './figures';

const root = join(__dirname, '..');

/** Files of features that are changed, one release each. */
const changes = [
  'src/features/cart/addToCart.saga.ts',
  'src/features/catalogue/ProductCard.tsx',
  'src/features/checkout/checkout.saga.ts',
  'src/features/chat/ChatPanel.tsx',
];

/** Builds into a temporary folder; returns the compressed size of each script by its name, in bytes. */
function build(): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-release-'));
  const cli = join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, '--mode', 'production', '--output-path', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sizes = scripts.map(
    (name) => [name, brotliCompressSync(readFileSync(join(assets, name))).length] as const,
  );
  rmSync(folder, { recursive: true, force: true });
  return new Map(sizes);
}

/** Measures the share of all JavaScript that is downloaded again after a change in one feature. */
export function measureRelease(): Promise<Figures> {
  const before = build();
  const total = [...before.values()].reduce((sum, size) => sum + size, 0);
  const figures: Record<string, number> = {
    'JavaScript of a release (kB, brotli)': Math.round(total / 1000),
  };
  for (const path of changes) {
    const file = join(root, path);
    const original = readFileSync(file, 'utf8');
    const restore = () => writeFileSync(file, original);
    process.once('exit', restore);
    try {
      // Survives minification, and so changes the chunk.
      writeFileSync(file, `${original}\nReflect.set(globalThis, 'changed', '${path}');\n`);
      const after = build();
      const changed = [...after].filter(([name]) => !before.has(name));
      const size = changed.reduce((sum, [, bytes]) => sum + bytes, 0);
      figures[`downloaded again after a change of ${path.slice('src/features/'.length)} (%)`] = Number(
        ((100 * size) / total).toFixed(1),
      );
    } finally {
      restore();
      process.off('exit', restore);
    }
  }
  return Promise.resolve(figures);
}
