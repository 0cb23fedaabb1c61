import path from 'node:path';
import { build } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { isEarlyPage } from '../src/firstPaint/earlyPages';

const FOLDER = 'src/firstPaint';

/** Inlines the first script of the page and its styles (`src/firstPaint`). */
export class FirstScriptPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstScriptPlugin', (compilation) => {
      compilation.contextDependencies.add(path.join(this.root, FOLDER));
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
        'FirstScriptPlugin',
        async (tags) => {
          const scripts = pageScripts(compilation, tags.publicPath);
          const [script, style] = await Promise.all([
            bundled(this.root, 'firstScript.ts', { PAGE_SCRIPTS: JSON.stringify(scripts) }),
            bundled(this.root, 'firstPaint.css', {}),
          ]);
          const inlined = [
            HtmlWebpackPlugin.createHtmlTagObject('style', {}, style),
            HtmlWebpackPlugin.createHtmlTagObject('script', {}, script),
          ];
          return { ...tags, headTags: [...inlined, ...tags.headTags] };
        },
      );
    });
  }
}

/** URLs of the scripts that `import('@/pages/…')` loads, by the page's folder. */
function pageScripts({ chunkGroups }: Compilation, publicPath: string): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const group of chunkGroups)
    for (const { request } of group.origins) {
      const [, page] = /^@\/pages\/(\w+)$/.exec(request ?? '') ?? [];
      if (page && isEarlyPage(page)) scripts[page] = group.getFiles().map((file) => `${publicPath}${file}`);
    }
  return scripts;
}

async function bundled(root: string, file: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, FOLDER, file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2020', 'safari16.4'],
    legalComments: 'none',
    tsconfig: path.join(root, 'tsconfig.json'),
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
