import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Builds unless the stamp shows that the last complete build had the same inputs, given as their hash. The
 * stamp is deleted first, so that the output of a killed or failed build is never taken for a complete one.
 * Returns whether it built; rejects as `build` does.
 */
export async function stampedBuild(
  stampFile: string,
  inputs: string,
  build: () => Promise<void>,
): Promise<boolean> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs) return false;
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
  return true;
}
