import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { Compilation, sources } from 'webpack';

/** Copies the files of `public/` into the output, except index.html, which is generated from its template. */
export class CopyPublicPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CopyPublicPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'CopyPublicPlugin', stage }, () => {
        for (const file of fs.readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          const source = path.join(file.parentPath, file.name);
          const name = path.relative(this.folder, source);
          if (!file.isFile() || name === 'index.html') continue;
          compilation.emitAsset(name, new sources.RawSource(fs.readFileSync(source)));
        }
      });
    });
  }
}
