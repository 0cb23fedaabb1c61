import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

const folder = join(__dirname, 'migrations');

/** Runs each file of `migrations/` that has not been run yet, in order, each in its own transaction. */
export async function migrate(database: Database): Promise<void> {
  await database.script(`
    create table if not exists migrations (name text primary key);
    create table if not exists meta (key text primary key, value text not null);
  `);
  const done = new Set(
    (await database.rows<{ name: string }>(sql`select name from migrations`)).map((row) => row.name),
  );
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) {
    if (done.has(name)) continue;
    const statements = readFileSync(join(folder, name), 'utf8');
    await database.script(`${statements}\ninsert into migrations (name) values ('${name}');`);
  }
}

export async function readMeta(database: Database): Promise<Map<string, string>> {
  const rows = await database.rows<{ key: string; value: string }>(sql`select key, value from meta`);
  return new Map(rows.map((row) => [row.key, row.value]));
}

export async function writeMeta(database: Database, key: string, value: string): Promise<void> {
  await database.rows(
    sql`insert into meta (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`,
  );
}
