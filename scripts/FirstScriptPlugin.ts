import path from 'node:path';
import { build } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

const FOLDER = 'src/firstPaint';

/** Inlines `src/firstPaint/firstScript.ts` as the first script of the page. */
export class FirstScriptPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstScriptPlugin', (compilation) => {
      compilation.contextDependencies.add(path.join(this.root, FOLDER));
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
        'FirstScriptPlugin',
        async (tags) => {
          const script = await bundled(this.root, pageScripts(compilation, tags.publicPath));
          return {
            ...tags,
            headTags: [HtmlWebpackPlugin.createHtmlTagObject('script', {}, script), ...tags.headTags],
          };
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
      if (page) scripts[page] = group.getFiles().map((file) => `${publicPath}${file}`);
    }
  return scripts;
}

async function bundled(root: string, scripts: Record<string, string[]>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, FOLDER, 'firstScript.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    tsconfig: path.join(root, 'tsconfig.json'),
    define: { PAGE_SCRIPTS: JSON.stringify(scripts) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
