import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { Compilation, sources } from 'webpack';
import type { Compiler } from 'webpack';
import { isEarlyPage } from '../src/firstPaint/earlyPages';
import { startScripts } from './startScripts';

const FOLDER = 'src/firstPaint';

/** The first script is written here, before all else: it runs once the browser has received all of it. */
const START = /<meta charset="utf-8" ?\/?>/;

/** The shop's faces in their subsets, of which a page loads those of its language: `wght` is variable. */
const FACES = {
  latin: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  moreLatin: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  arabic: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
};

/**
 * Inlines the scripts and styles of the first paint (`src/firstPaint`), and preloads the scripts of the app,
 * which the entry evaluates behind it.
 */
export class FirstScriptPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstScriptPlugin', (compilation) => {
      compilation.contextDependencies.add(path.join(this.root, FOLDER));
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      const faces = emitFaces(compilation);
      let firstScript = '';
      hooks.alterAssetTagGroups.tapPromise('FirstScriptPlugin', async (tags) => {
        const scripts = pageScripts(compilation, tags.publicPath);
        firstScript = await bundled(this.root, 'firstScript.ts', { PAGE_SCRIPTS: JSON.stringify(scripts) });
        const files = Object.entries(faces).map(([name, file]) => [name, `${tags.publicPath}${file}`]);
        const paintScript = await bundled(this.root, 'paintScript.ts', {
          FACE_FILES: JSON.stringify(Object.fromEntries(files)),
        });
        const inlined = [
          HtmlWebpackPlugin.createHtmlTagObject('style', {}, await bundled(this.root, 'firstPaint.css', {})),
          HtmlWebpackPlugin.createHtmlTagObject('script', {}, paintScript),
        ];
        const preloads = startScripts(compilation).map((file) =>
          HtmlWebpackPlugin.createHtmlTagObject('link', {
            rel: 'preload',
            as: 'script',
            href: `${tags.publicPath}${file}`,
            // As low as deferred scripts: the first calls go ahead.
            fetchpriority: 'low',
          }),
        );
        return { ...tags, headTags: [...inlined, ...tags.headTags, ...preloads] };
      });
      hooks.beforeEmit.tap('FirstScriptPlugin', (page) => {
        if (!START.test(page.html)) throw new Error('The page has no place for the first script.');
        return {
          ...page,
          html: page.html.replace(START, (start) => `${start}<script>${firstScript}</script>`),
        };
      });
    });
  }
}

/** Emits the files of the faces with a hash in their names; returns the names. */
function emitFaces(compilation: Compilation): Record<string, string> {
  const faces = Object.entries(FACES).map(([name, file]) => {
    const content = fs.readFileSync(require.resolve(file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 7);
    return { name, content, file: `assets/${name}.${hash}.woff2` };
  });
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  compilation.hooks.processAssets.tap({ name: 'FirstScriptPlugin', stage }, () => {
    for (const { file, content } of faces) compilation.emitAsset(file, new sources.RawSource(content));
  });
  return Object.fromEntries(faces.map(({ name, file }) => [name, file]));
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
