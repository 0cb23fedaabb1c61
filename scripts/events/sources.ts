import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Source {
  /** Path relative to the root, with slashes: `src/features/cart/cart.slice.ts`. */
  file: string;
  tree: ts.SourceFile;
}

/** Parses all files of the storefront. Types are not resolved, which would take a minute. */
export function storefrontSources(root: string): Source[] {
  return fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => ({
      file,
      tree: ts.createSourceFile(
        file,
        fs.readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    }));
}
