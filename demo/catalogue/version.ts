import { sql } from 'drizzle-orm';
import type { Backend } from '../backend';

/**
 * Returns a version that changes with every write to products, shops or sales, by any process. Rows read
 * afterwards are at least as new as this version.
 */
export async function catalogueVersion({ database }: Backend): Promise<string> {
  const [row] = await database.rows<{ version: string }>(
    sql`select transaction_id::text as version from catalogue_version`,
  );
  if (!row) throw new Error('The catalogue has no version.');
  return row.version;
}
