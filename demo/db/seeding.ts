import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Rows per statement: more take memory, fewer take round trips. */
const batchSize = 2_000;

/**
 * Inserts drizzle rows into a table. They are sent as one JSON value, which both databases process several
 * times faster than a statement with a parameter per cell.
 */
export async function fill<T extends PgTable>(
  database: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = getTableName(table);
  const columns = getTableColumns(table);
  const keys = Object.keys(columns).filter((key) => key in first);
  const columnList = sql.join(
    keys.map((key) => sql.identifier(columns[key]?.name ?? key)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map((row) => {
      const cells: Readonly<Record<string, unknown>> = row;
      return Object.fromEntries(
        keys.map((key): [string, unknown] => [columns[key]?.name ?? key, cells[key] ?? null]),
      );
    });
    await database.rows(sql`
      insert into ${sql.identifier(name)} (${columnList})
      select ${columnList}
      from jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(batch)}::jsonb)`);
  }
  await database.rows(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`);
}
