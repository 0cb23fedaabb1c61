import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Compiler, Stats } from 'webpack';

/** Writes the brotli size of each script, and the total of the initial ones. */
export class BundleReportPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BundleReportPlugin', (stats) => {
      if (stats.hasErrors()) return;
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, reportOf(stats));
    });
  }
}

function reportOf(stats: Stats): string {
  const {
    entrypoints = {},
    assets = [],
    outputPath = '',
  } = stats.toJson({ assets: true, entrypoints: true });
  const sizeOf = (name: string) =>
    zlib.brotliCompressSync(fs.readFileSync(path.join(outputPath, name))).byteLength / 1000;
  const initial = (entrypoints.main?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  const scripts = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const rows = scripts
    .map((name) => ({ name, size: sizeOf(name), isInitial: initial.includes(name) }))
    .sort((one, other) => Number(other.isInitial) - Number(one.isInitial) || other.size - one.size)
    .map(
      ({ name, size, isInitial }) =>
        `${size.toFixed(1).padStart(8)}  ${isInitial ? 'first' : 'later'}  ${name}`,
    );
  const total = initial.reduce((sum, name) => sum + sizeOf(name), 0);
  return [
    `${total.toFixed(1).padStart(8)}  kB of JavaScript, brotli, before the first page's own chunk`,
    ...rows,
    '',
  ].join('\n');
}
