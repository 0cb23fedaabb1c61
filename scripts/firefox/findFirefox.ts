import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of Firefox: `FIREFOX` of the environment, or found on the PATH; `null` without one. */
export function findFirefox(): string | null {
  if (process.env.FIREFOX) return isExecutable(process.env.FIREFOX) ? process.env.FIREFOX : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable) ?? null;
}
