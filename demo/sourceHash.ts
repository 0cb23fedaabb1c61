import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the demo's source files in these folders. */
export function sourceHash(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const path = join(__dirname, folder);
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:ts|sql)$/.test(name)) hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
