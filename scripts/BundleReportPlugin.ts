import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Compiler, Stats } from 'webpack';

/** Writes what each script weighs, brotli, and what the first page needs before anything is clicked. */
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
  const weigh = (name: string) =>
    zlib.brotliCompressSync(fs.readFileSync(path.join(outputPath, name))).byteLength / 1000;
  const initial = (entrypoints.main?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  const scripts = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const rows = scripts
    .map((name) => ({ name, weight: weigh(name), isInitial: initial.includes(name) }))
    .sort((one, other) => Number(other.isInitial) - Number(one.isInitial) || other.weight - one.weight)
    .map(
      ({ name, weight, isInitial }) =>
        `${weight.toFixed(1).padStart(8)}  ${isInitial ? 'first' : 'later'}  ${name}`,
    );
  const total = initial.reduce((sum, name) => sum + weigh(name), 0);
  return [
    `${total.toFixed(1).padStart(8)}  kB of JavaScript, brotli, before the first page's own chunk`,
    ...rows,
    '',
  ].join('\n');
}
