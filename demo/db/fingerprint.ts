import type { Recipe } from '../seed';
import { sourceHash } from '../sourceHash';

/**
 * Identifies the code and the recipe that a database is seeded from, to detect databases of another version.
 * Hashes the source files, because generating the rows for comparison would take longer than the start.
 */
export const fingerprintOf = ({ seed, bulk }: Recipe): string =>
  `${sourceHash('db', 'seed', 'trade')}-${seed}-${bulk}`;
