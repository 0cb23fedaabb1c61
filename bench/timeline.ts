import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { Figures } from './figures';

const root = join(__dirname, '..');

/** What a page without DevTools carries of the timeline: the look for them, the bar's place, and the gate of its adapters. */
const carried = `
  export { loadQa } from '@/app/qa/loadQa';
  export { present, whenPresent, atPresent, untilPresent } from '@/shared/adapters/present';
`;

/** Brotli bytes of a module without what it shares with the rest of the shop. */
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
    external: ['react', 'react/*', 'react-dom', 'react-redux', '@mui/*', '@reduxjs/*', '@/shared/lazyPart'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  return brotliCompressSync(entry?.contents ?? '').length;
}

/** What the timeline costs a shopper, who has no DevTools (architecture §5): bytes that come, and time of a dispatch. */
export async function measureTimeline(): Promise<Figures> {
  // Before the libraries are read, which are others in development.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { dispatchTimes } = await import('./dispatching');
  const { shop, bare } = dispatchTimes();
  return {
    'timeline in a visit without DevTools (kB, brotli)': Number((weightOf(carried) / 1000).toFixed(2)),
    'a dispatch in such a visit (µs)': Number(shop.toFixed(2)),
    'a dispatch in a store without the timeline’s places (µs)': Number(bare.toFixed(2)),
  };
}
