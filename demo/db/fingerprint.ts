import type { Recipe } from '../seed';
import { sourceHash } from '../sourceHash';

/**
 * Changes with whatever a new database is made from, so that one can be recognised as made by other code or from another
 * recipe. Files are hashed, not rows: making those for a look would take longer than the start.
 */
export const fingerprintOf = ({ seed, bulk }: Recipe): string =>
  `${sourceHash('db', 'seed', 'trade')}-${seed}-${bulk}`;
