import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { Figures } from './figures';

const root = join(__dirname, '..');

/** The timeline's code in a page without DevTools: their detection and the adapters of time travel. */
const includedModules = `
  export { loadQa } from '@/app/qa/loadQa';
  export { timeTravel, onceLive, whenLive, untilLive } from '@/shared/adapters/timeTravel';
`;

/** Brotli size of a module without its dependencies shared with the rest of the shop, in bytes. */
function weightOf(contents: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: '/timeline',
    jsx: 'automatic',
    alias: { '@': join(root, 'src') },
    external: [
      'react',
      'react/*',
      'react-dom',
      'react-redux',
      '@mui/*',
      '@reduxjs/*',
      '@/shared/lazyComponent',
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  return brotliCompressSync(entry?.contents ?? '').length;
}

/**
 * Measures the cost of the timeline for shoppers, without DevTools: bytes and dispatch time (architecture
 * §5).
 */
export async function measureTimeline(): Promise<Figures> {
  // Set before the imports, because libraries have separate development builds.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { dispatchTimes } = await import('./dispatching');
  const { shop, bare } = dispatchTimes();
  return {
    'timeline in a visit without DevTools (kB, brotli)': Number(
      (weightOf(includedModules) / 1000).toFixed(2),
    ),
    'a dispatch in such a visit (µs)': Number(shop.toFixed(2)),
    'a dispatch in a store without the timeline’s places (µs)': Number(bare.toFixed(2)),
  };
}
