import path from 'node:path';
import { build } from 'esbuild';
import type { Chunk, Compiler } from 'webpack';
import { Compilation, sources } from 'webpack';
import { startScripts } from './startScripts';

/**
 * Imports whose chunks are cached at installation: the home page, the frame, and what is needed without a
 * network.
 */
const INSTALLED =
  /^(?:@\/pages\/Home|@\/features\/offline|\.\/(?:BottomBar|Footer|NoticeStack|RouteDetails))$/;

/** Emits `sw.js` from `src/serviceWorker`, with the URLs of the files to cache at installation. */
export class ServiceWorkerPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      // After minification, before webpack writes the final hashes into the names of chunks.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async () => {
        compilation.emitAsset('sw.js', new sources.RawSource(await bundled(this.root, urlsIn(compilation))));
      });
    });
  }
}

interface Urls {
  shellScripts: string[];
  installedScripts: string[];
  installedFiles: string[];
}

function urlsIn(compilation: Compilation): Urls {
  const { entrypoints, chunkGroups, assets } = compilation;
  const scriptsOf = (chunks: readonly Chunk[]) =>
    chunks.flatMap(({ files }) => [...files]).map((file) => `/${file}`);
  const shellScripts = [
    ...[...entrypoints.values()].flatMap(({ chunks }) => scriptsOf(chunks)),
    ...startScripts(compilation).map((file) => `/${file}`),
  ];
  const later = chunkGroups
    .filter(({ origins }) => origins.some(({ request }) => INSTALLED.test(request ?? '')))
    .flatMap(({ chunks }) => scriptsOf(chunks));
  return {
    shellScripts,
    installedScripts: [...new Set([...shellScripts, ...later])].sort(),
    installedFiles: Object.keys(assets)
      .filter((name) => /^[^/]+\.(?:svg|css|webmanifest)$/.test(name))
      .map((name) => `/${name}`)
      .sort(),
  };
}

async function bundled(root: string, urls: Urls): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/serviceWorker/serviceWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    tsconfig: path.join(root, 'tsconfig.json'),
    define: {
      'process.env.NODE_ENV': '"production"',
      SHELL_SCRIPTS: JSON.stringify(urls.shellScripts),
      INSTALLED_SCRIPTS: JSON.stringify(urls.installedScripts),
      INSTALLED_FILES: JSON.stringify(urls.installedFiles),
    },
  });
  return outputFiles[0]?.text ?? '';
}
