import { sql } from 'drizzle-orm';
import type { Backend } from '../backend';

/**
 * Another one after every change of a product, a shop or a sale, by whichever process: what is read afterwards is at
 * least as new as this.
 */
export async function catalogueVersion({ database }: Backend): Promise<string> {
  const [row] = await database.rows<{ version: string }>(
    sql`select transaction_id::text as version from catalogue_version`,
  );
  if (!row) throw new Error('The catalogue has no version.');
  return row.version;
}
